import { MeAnswer } from '@portal/contracts/rest/auth';
import { ErrorAnswer } from '@portal/contracts/rest/error';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { UnauthenticatedError } from '@portal/service-kit/errors';
import { sessionAnswer } from '../session/answer.ts';
import type { Parts } from './parts.ts';

/** GET /api/auth/getMe (SPEC.md, section 7): the user and a fresh token of the same session. */
export function getMeRoute(app: Service, { accounts, signer }: Parts): void {
  const schema = { response: { 200: MeAnswer, '4xx': ErrorAnswer, '5xx': ErrorAnswer } };
  app.get('/api/auth/getMe', { config: { access: 'user' }, schema }, async (request, reply) => {
    const { id, sessionId, authTime } = userOf(request);
    const account = await accounts.find(id);
    if (!account) throw new UnauthenticatedError();
    reply.header('cache-control', 'no-store');
    return sessionAnswer(account, { signer, identity: app.identity }, { sessionId, authTime });
  });
}
