import { AuthAnswer, RegisterBody } from '@portal/contracts/rest/auth';
import type { Service } from '@portal/service-kit/create-service';
import { creationOf } from '@portal/service-kit/idempotency';
import { newSession } from '../session/answer.ts';
import type { Parts } from './parts.ts';

/** POST /api/auth/register (SPEC.md, sections 7 and 8). */
export function registerRoute(app: Service, { registration, sessions, signer }: Parts): void {
  const config = { access: 'public', takes: ['Idempotency-Key'] } as const;
  const schema = {
    tags: ['Вход и учётная запись'],
    summary: 'Зарегистрироваться',
    body: RegisterBody,
    response: { 201: AuthAnswer },
  };
  app.post('/api/auth/register', { config, schema }, async (request, reply) => {
    const { username, password } = request.body;
    // Before anything is written: whoever got 503 afterwards would find the name taken when trying again.
    app.identity.assertKnown();
    signer.assertReady();
    // No fingerprint of the body: the log is for ever, and a hash of a password does not belong into it. That the body
    // is the same is told by the name's holder and the password itself (docs/decisions/0022).
    const { id: userId, context } = creationOf(request, 'auth/register', []);
    const { traceparent } = context;
    const sequence = await registration.register({
      userId,
      username,
      password,
      context: traceparent === undefined ? {} : { traceparent },
    });
    reply.wrote('AUTH', sequence);
    const generation = await sessions.generation(userId);
    const account = { id: userId, username: username.normalize('NFC'), generation, oneTimePassword: false };
    const answer = await newSession(account, { signer, identity: app.identity });
    reply.code(201).header('cache-control', 'no-store');
    return { ...answer, message: 'Регистрация прошла успешно!' };
  });
}
