import { MeAnswer } from '@portal/contracts/rest/auth';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { UnauthenticatedError } from '@portal/service-kit/errors';
import { renewedSession } from '../session/answer.ts';
import type { Parts } from './parts.ts';

/** GET /api/auth/getMe (SPEC.md, section 7): the user and a fresh token of the same session. */
export function getMeRoute(app: Service, { accounts, signer }: Parts): void {
  const schema = {
    tags: ['Вход и учётная запись'],
    summary: 'Кто вошёл, и новый токен того же сеанса',
    response: { 200: MeAnswer },
  };
  const config = { access: 'user', oneTimePassword: 'enough' } as const;
  app.get('/api/auth/getMe', { config, schema }, async (request, reply) => {
    const session = userOf(request);
    const account = await accounts.find(session.id);
    if (!account) throw new UnauthenticatedError();
    reply.header('cache-control', 'no-store');
    return renewedSession(account, session, { signer, identity: app.identity });
  });
}
