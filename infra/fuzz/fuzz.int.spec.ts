import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AuthAnswer } from '@portal/contracts/rest/auth';
import type { StreamName } from '@portal/contracts/streams';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SecuredNats, startSecuredNats } from '../accounts/secured-nats.ts';
import { call, insist, publish, signIn } from '../faults/client.ts';
import { type Portal, startPortal } from '../start/start-portal.ts';
import { operationsOf } from './document.ts';
import { wrongWith } from './judge.ts';
import { LogState } from './log-state.ts';
import { type Asker, type FuzzRequest, fuzzRequests } from './requests.ts';
import { Sender } from './send.ts';
import { badTokens } from './tokens.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** `npm test` asks part of what `npm run test:all` does. */
const COUNT = Number(process.env.FUZZ_COUNT ?? (process.env.TEST_ALL ? 10_000 : 2_000));
const CONNECTIONS = 12;
/** Sessions are ended by some of the requests: those who ask sign in again after so many. */
const SESSION = 400;
const MOST_TOLD = 20;
/** What the portal's streams reserve and more: none of it is taken before it is written. */
const ROOM = 256 * 1024 ** 3;

const ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'correct horse battery' };
const PATIENCE = 1_800_000; // the front end is built when nobody has built it before

const events: StreamName[] = ['AUTH', 'POSTS', 'QUESTIONS', 'CONTENT'];
const secrets: StreamName[] = ['KEYS', 'CREDENTIALS'];

let root: string;
let temporary: string;
let nats: SecuredNats;
let portal: Portal;
let log: LogState;
let before: Map<StreamName, number>;
let pids: Map<string, number>;
let sent: { request: FuzzRequest; status: number; wrong: string | null }[];

const pidsNow = () => new Map([...portal.processes].map(([name, { pid }]) => [name, pid]));
const lasts = async (streams: StreamName[]) =>
  new Map(await Promise.all(streams.map(async (stream) => [stream, await log.last(stream)] as const)));

/** The number of a request, where the portal writes it beside every event: as the id of its trace (W3C Trace Context). */
const traceOf = (index: number) => (index + 1).toString(16).padStart(32, '0');

async function newUser(): Promise<AuthAnswer> {
  const json = { username: `Гость ${crypto.randomUUID().slice(0, 8)}`, password: 'long enough' };
  return (await insist(`${portal.url}/api/auth/register`, { method: 'POST', json, timeout: 60_000 }))
    .body as AuthAnswer;
}

/** The one event that does not tell which request it was written for: it sums up many readings. */
const VIEWED = 'portal.posts.viewed.v1';

/** Sends everything, so many at a time; whoever is to be signed in is. */
async function sendAll(requests: FuzzRequest[]): Promise<void> {
  const sender = new Sender(portal.url, CONNECTIONS);
  for (let from = 0; from < requests.length; from += SESSION) {
    const admin = await signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
    const { token: user } = await newUser();
    const bad = badTokens(admin);
    const tokenOf = (asker: Asker) =>
      typeof asker === 'number' ? bad[asker] : { admin, user, nobody: undefined }[asker];
    const portion = requests.slice(from, from + SESSION);
    let next = 0;
    const worker = async () => {
      for (let i = next++; i < portion.length; i = next++) {
        const request = portion[i]!;
        const token = tokenOf(request.asker);
        const headers = {
          ...request.headers,
          traceparent: `00-${traceOf(from + i)}-1111111111111111-01`,
          ...(token && { authorization: `Bearer ${token}` }),
        };
        const answer = await sender.send({ ...request, headers });
        sent[from + i] = { request, status: answer.status, wrong: wrongWith(request, answer) };
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  }
  sender.close();
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-fuzz-'));
  temporary = join(root, 'tmp');
  await mkdir(temporary);
  nats = await startSecuredNats(root, ROOM);
  const operator = nats.credentials('operator');
  portal = await startPortal({
    dataDir: join(root, 'data'),
    env: {
      ...ADMIN,
      ...{ DEMO: '0', LIMITS: 'off', TMPDIR: temporary },
      ...{ NATS_URL: nats.url, NATS_CREDENTIALS: dirname(operator) },
    },
  });
  log = await LogState.connect(nats.url, operator);
}, PATIENCE);
afterAll(async () => {
  await log?.close();
  await portal?.stop();
  await nats?.stop();
  await rm(root, { recursive: true, force: true });
}, 60_000);

it('the portal describes itself in valid OpenAPI 3.1', async () => {
  const { body } = await insist(`${portal.url}/openapi.json`);
  const { valid, errors } = await new Validator().validate(body as Record<string, unknown>);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
}, 60_000);

describe(`${COUNT} generated requests over all routes (FUZZ_SEED=${SEED})`, () => {
  beforeAll(async () => {
    const token = await signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
    const ids = [await publish(portal.url, token, 'Новость'), (await newUser()).user._id];
    const { body } = await insist(`${portal.url}/openapi.json`);
    const operations = operationsOf(body as Parameters<typeof operationsOf>[0]);
    const requests = fuzzRequests(operations, { ids, badTokens: badTokens(token).length }, SEED, COUNT);
    before = await lasts([...events, ...secrets]);
    pids = pidsNow();
    sent = [];
    await sendAll(requests);
  }, PATIENCE);

  it('are each answered as described: no 5xx but 503 with Retry-After, refusals in the one form, in Russian', () => {
    const wrong = sent.filter(({ wrong }) => wrong !== null);
    const told = wrong.map(({ request, wrong }) => `${request.method} ${request.target}: ${wrong}`);
    expect(told.slice(0, MOST_TOLD)).toEqual([]);
    expect(sent.length).toBe(COUNT);
  });

  it('are refused and accepted, so that both are looked at', () => {
    const accepted = sent.filter(({ status }) => status < 300).length;
    expect(accepted).toBeGreaterThan(COUNT / 100);
    expect(sent.length - accepted).toBeGreaterThan(COUNT / 3);
  });

  it('never open anything with a bad token', () => {
    const opened = sent.filter(
      ({ request: { asker, operation, method }, status }) =>
        typeof asker === 'number' &&
        method === operation.method &&
        operation.statuses.includes(401) &&
        status >= 200 &&
        status < 300,
    );
    const besidesLogins = opened.filter(({ request }) => request.operation.path !== '/api/auth/login');
    expect(besidesLogins.map(({ request }) => request.target)).toEqual([]);
  });

  it('leave no event when they are refused', async () => {
    const accepted = new Set(sent.flatMap(({ status }, i) => (status < 300 ? [traceOf(i)] : [])));
    const ours = new Set(sent.map((_, i) => traceOf(i)));
    const written = (
      await Promise.all(events.map((stream) => log.after(stream, before.get(stream) ?? 0)))
    ).flat();
    expect(written.length).toBeGreaterThan(0);
    const ofRefused = written.filter(({ trace }) => ours.has(trace) && !accepted.has(trace));
    expect(
      ofRefused.map(({ type, trace }) => `${type} for request ${Number.parseInt(trace, 16) - 1}`),
    ).toEqual([]);
    const traceless = written.filter(({ type, trace }) => trace === '' && type !== VIEWED);
    expect(traceless.map(({ type }) => type)).toEqual([]);
  }, 120_000);

  it('leave no key and no password behind when they are refused', async () => {
    const after = await lasts(secrets);
    const registered = Math.ceil(COUNT / SESSION);
    const made = sent.filter(
      ({ request, status }) => status < 300 && request.operation.method !== 'GET',
    ).length;
    for (const stream of secrets)
      expect(after.get(stream)! - before.get(stream)!).toBeLessThanOrEqual(registered + made);
  });

  it('leave no file but those that an event names', async () => {
    const all = await Promise.all(events.map((stream) => log.after(stream, 0)));
    const told = all
      .flat()
      .map(({ data }) => data)
      .join('\n');
    expect((await log.files()).filter((name) => !told.includes(name))).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
  }, 120_000);

  it('end no process, and the portal still serves', async () => {
    expect(pidsNow()).toEqual(pids);
    expect((await insist(`${portal.url}/api/posts`)).status).toBe(200);
    expect((await call(`${portal.url}/readyz`)).status).toBe(200);
  });
});
