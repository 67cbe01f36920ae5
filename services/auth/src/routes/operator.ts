import { timingSafeEqual } from 'node:crypto';
import { Role } from '@portal/contracts/rest/auth';
import { limits } from '@portal/contracts/rest/limits';
import { uuidv7 } from '@portal/event-store/uuid';
import type { Service } from '@portal/service-kit/create-service';
import { ForbiddenError } from '@portal/service-kit/errors';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { UserNotFoundError } from '../errors.ts';
import { oneTimePassword } from '../password/one-time-password.ts';
import { newSession } from '../session/answer.ts';
import type { Parts } from './parts.ts';

const { min: minLength, max: maxLength, pattern } = limits.username;
const Name = Type.Object(
  { username: Type.String({ minLength, maxLength, pattern }) },
  { additionalProperties: false },
);
const NameAndRole = Type.Object(
  { username: Type.String({ minLength, maxLength, pattern }), role: Role },
  { additionalProperties: false },
);

/**
 * What `npm run admin` and the supervisor ask for, on loopback and with the operator's secret: whoever can read the data
 * directory may look after administrators, even when none of them can sign in any more. The gateway forwards none of it.
 */
export function operatorRoutes(app: Service, parts: Parts, secret: string): void {
  const { accounts, administration, passwordChange, registration, sessions, signer } = parts;
  const options = { config: { access: 'internal' }, preValidation: onlyWith(secret) } as const;
  const idOf = async (username: string) => {
    const id = await accounts.holder(username);
    if (id === null) throw new UserNotFoundError();
    return id;
  };

  app.get('/internal/operator/admins', options, async () => {
    const found = await Promise.all((await accounts.admins()).map((id) => accounts.find(id)));
    return found.flatMap((account) => (account ? [account.username] : []));
  });
  app.post('/internal/operator/admins', { ...options, schema: { body: Name } }, async (request) => {
    const { username } = request.body;
    const holder = await accounts.holder(username);
    if (holder !== null) {
      await administration.setRole(holder, 'admin');
      return { made: false };
    }
    const password = oneTimePassword();
    await registration.register({ userId: uuidv7(), username, password, admin: true, oneTime: true });
    return { made: true, password };
  });
  app.put('/internal/operator/role', { ...options, schema: { body: NameAndRole } }, async (request) => {
    await administration.setRole(await idOf(request.body.username), request.body.role);
    return {};
  });
  app.post('/internal/operator/password', { ...options, schema: { body: Name } }, async (request) => {
    const { id } = await accounts.require(await idOf(request.body.username));
    return { password: (await passwordChange.setOneTime(id)).password };
  });
  app.post('/internal/operator/token', { ...options, schema: { body: Name } }, async (request) => {
    const account = await accounts.require(await idOf(request.body.username));
    const generation = await sessions.generation(account.id);
    const tools = { signer, identity: app.identity };
    return { token: (await newSession({ ...account, generation, oneTimePassword: false }, tools)).token };
  });
  app.post('/internal/operator/rotate-keys', options, async () => {
    await signer.rotate(new Date());
    return {};
  });
}

/** Judges before the body is looked at. */
function onlyWith(secret: string) {
  const expected = Buffer.from(`Bearer ${secret}`);
  return async ({ headers }: FastifyRequest) => {
    const given = Buffer.from(headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ForbiddenError();
  };
}
