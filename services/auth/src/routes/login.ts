import { AuthAnswer, LoginBody } from '@portal/contracts/rest/auth';
import type { Service } from '@portal/service-kit/create-service';
import { UnauthenticatedError } from '@portal/service-kit/errors';
import type { Identity } from '@portal/service-kit/identity';
import { bearerToken, verifyToken } from '@portal/service-kit/token';
import { Counter } from 'prom-client';
import { WrongCredentialsError } from '../errors.ts';
import { metricNames } from '../names.ts';
import { newSession } from '../session/answer.ts';
import type { Parts } from './parts.ts';

/** Whose good token came with the request, if any: a session that is known may always try. */
async function knownUser(authorization: string | undefined, identity: Identity): Promise<string | null> {
  const token = bearerToken(authorization);
  if (token === undefined) return null;
  try {
    return (await verifyToken(token, identity)).id;
  } catch (error) {
    if (error instanceof UnauthenticatedError) return null;
    throw error;
  }
}

/** POST /api/auth/login (SPEC.md, sections 7 and 8). */
export function loginRoute(app: Service, { accounts, signer, failedLogins, usernameKey }: Parts): void {
  const logins = new Counter({
    name: metricNames.logins,
    help: 'Logins by result.',
    labelNames: ['result'],
    registers: [app.metrics],
  });
  const schema = {
    tags: ['Вход и учётная запись'],
    summary: 'Войти',
    body: LoginBody,
    response: { 200: AuthAnswer },
  };
  app.post(
    '/api/auth/login',
    { config: { access: 'public', refuses: [401, 429] }, schema },
    async (request, reply) => {
      const { username, password } = request.body;
      const known = await knownUser(request.headers.authorization, app.identity);
      const holder = await accounts.holder(username);
      const account = await failedLogins.attempt(
        usernameKey(username),
        known !== null && known === holder,
        () => accounts.authenticate(holder, password),
      );
      logins.inc({ result: account ? 'right' : 'wrong' });
      if (!account) throw new WrongCredentialsError();
      reply.header('cache-control', 'no-store');
      const answer = await newSession(account, { signer, identity: app.identity });
      return { ...answer, message: 'Login successful!' };
    },
  );
}
