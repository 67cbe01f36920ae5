import { type Account, type StreamName, streams } from '@portal/contracts/streams';
import type { NatsUser } from '../embedded/nats-config.ts';
import type { Grant } from './service-access.ts';

/** Subjects that a grant lets a service publish to, and the account they are in. */
export function publishable(grant: Grant): { account: Account; subjects: string[] } {
  if ('follow' in grant) return { account: streams[grant.follow].account, subjects: follow(grant.follow) };
  if ('append' in grant) {
    const { account, subjects } = streams[grant.append];
    return { account, subjects: [...subjects, ...follow(grant.append), api('STREAM.MSG.GET', grant.append)] };
  }
  if ('eraseFrom' in grant) {
    const { account } = streams[grant.eraseFrom];
    return { account, subjects: [api('STREAM.MSG.DELETE', grant.eraseFrom)] };
  }
  if ('lookUpKeys' in grant) {
    return { account: 'VAULT', subjects: [api('DIRECT.GET', `KEYS.${grant.lookUpKeys}`)] };
  }
  if ('keepKeys' in grant) {
    return {
      account: 'VAULT',
      subjects: [
        grant.keepKeys,
        api('STREAM.INFO', 'KEYS'),
        api('STREAM.MSG.GET', 'KEYS'),
        api('STREAM.MSG.DELETE', 'KEYS'),
        api('DIRECT.GET', `KEYS.${grant.keepKeys}`),
      ],
    };
  }
  const stream = `OBJ_${grant.keepFiles}` as const;
  return {
    account: 'EVENTS',
    subjects: [
      `$O.${grant.keepFiles}.>`,
      ...follow(stream),
      api('STREAM.MSG.GET', stream),
      api('STREAM.MSG.DELETE', stream),
      api('STREAM.PURGE', stream),
    ],
  };
}

/** Reading a stream by ordered pull consumers and by direct gets. */
function follow(stream: StreamName | `OBJ_${string}`): string[] {
  return [
    api('STREAM.INFO', stream),
    api('CONSUMER.CREATE', stream),
    api('CONSUMER.CREATE', `${stream}.>`),
    api('CONSUMER.INFO', `${stream}.*`),
    api('CONSUMER.MSG.NEXT', `${stream}.*`),
    api('CONSUMER.DELETE', `${stream}.*`),
    api('DIRECT.GET', stream),
    api('DIRECT.GET', `${stream}.>`),
    `$JS.ACK.${stream}.>`,
    `$JS.FC.${stream}.>`,
  ];
}

function api(call: string, of: string): string {
  return `$JS.API.${call}.${of}`;
}

/** What a service may do in each account that it has business in. It hears answers to its own requests alone. */
export function permissionsOf(
  service: string,
  grants: Grant[],
): Partial<Record<Account, NonNullable<NatsUser['permissions']>>> {
  const byAccount: Partial<Record<Account, NonNullable<NatsUser['permissions']>>> = {};
  for (const grant of grants) {
    const { account, subjects } = publishable(grant);
    byAccount[account] ??= { publish: { allow: [] }, subscribe: { allow: [`_INBOX_${service}.>`] } };
    byAccount[account].publish.allow.push(...subjects);
  }
  return byAccount;
}
