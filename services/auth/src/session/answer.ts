import type { MeAnswer } from '@portal/contracts/rest/auth';
import type { Identity } from '@portal/service-kit/identity';
import type { AuthenticatedUser } from '@portal/service-kit/token';
import type { Account, Authenticated } from '../accounts.ts';
import type { Signer } from '../signing-keys/signer.ts';
import { makeToken } from './tokens.ts';

interface Tools {
  signer: Signer;
  identity: Identity;
}

/** What a token takes over from the session that it renews. */
type Going = Pick<AuthenticatedUser, 'sessionId' | 'authTime' | 'generation' | 'oneTimePassword'>;

/** A new session of somebody who has just given their password. */
export function newSession(
  { generation, oneTimePassword, ...account }: Authenticated,
  tools: Tools,
): Promise<MeAnswer> {
  const authTime = Math.floor(Date.now() / 1_000);
  return answer(account, { sessionId: crypto.randomUUID(), authTime, generation, oneTimePassword }, tools);
}

/** A fresh token of a session. @throws SessionEndedError 12 hours after it began */
export const renewedSession = answer;

async function answer(account: Account, going: Going, { signer, identity }: Tools): Promise<MeAnswer> {
  identity.assertKnown();
  const { id, username } = account;
  const role = identity.isAdmin(id) ? 'admin' : 'user';
  const { sessionId, authTime, generation, oneTimePassword } = going;
  const session = { userId: id, sessionId, role, authTime, generation, oneTimePassword } as const;
  const token = await makeToken(session, signer.ring, Math.floor(Date.now() / 1_000));
  return { user: { _id: id, username, role, ...(oneTimePassword && { oneTimePassword }) }, token };
}
