import { AuthAnswer, PasswordBody } from '@portal/contracts/rest/auth';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { WrongPasswordError } from '../errors.ts';
import { newSession } from '../session/answer.ts';
import type { Parts } from './parts.ts';

/** POST /api/auth/password: a new password, and with it a new session; all the others end. */
export function changePasswordRoute(
  app: Service,
  { accounts, passwordChange, failedLogins, signer }: Parts,
): void {
  const config = { access: 'user', oneTimePassword: 'enough', refuses: [429] } as const;
  const schema = {
    tags: ['Вход и учётная запись'],
    summary: 'Сменить пароль: остальные сеансы заканчиваются',
    body: PasswordBody,
    response: { 200: AuthAnswer },
  };
  app.post('/api/auth/password', { config, schema }, async (request, reply) => {
    const { traceparent, body } = request;
    const { current, password: next } = body;
    const account = await accounts.require(userOf(request).id);
    // Counted apart from logins: whoever guesses in an open session must not keep its owner from signing in elsewhere.
    const changed = await failedLogins.attempt(`confirm:${account.id}`, false, () =>
      passwordChange.change(account, { current, next }, { traceparent }),
    );
    if (!changed) throw new WrongPasswordError('current');
    reply.wrote('AUTH', changed.sequence);
    reply.header('cache-control', 'no-store');
    const answer = await newSession(changed, { signer, identity: app.identity });
    return { ...answer, message: 'Пароль изменён. На других устройствах нужно войти снова.' };
  });
}
