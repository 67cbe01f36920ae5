import type { MeAnswer } from '@portal/contracts/rest/auth';
import type { Identity } from '@portal/service-kit/identity';
import type { Account } from '../accounts.ts';
import type { Signer } from '../signing-keys/signer.ts';
import { makeToken } from './tokens.ts';

/** The user as the client sees it, and a token. `sessionId` and `authTime` of a going session; without them a new one. */
export async function sessionAnswer(
  account: Account,
  { signer, identity }: { signer: Signer; identity: Identity },
  going?: { sessionId: string; authTime: number },
): Promise<MeAnswer> {
  identity.assertKnown();
  const now = Math.floor(Date.now() / 1_000);
  const role = identity.isAdmin(account.id) ? 'admin' : 'user';
  const { sessionId, authTime } = going ?? { sessionId: crypto.randomUUID(), authTime: now };
  const token = await makeToken({ userId: account.id, sessionId, role, authTime }, signer.ring, now);
  return { user: { _id: account.id, username: account.username, role }, token };
}
