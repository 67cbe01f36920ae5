import type { Session } from '@portal/contracts/web/mount';

/** Pages that nobody is led back to after signing in. */
const ownPages = ['/login', '/register'];

/** Where whoever has just signed in is led: back to where their session had ended by itself, else home (SPEC.md section 4). */
export function wayBack({ endedAt }: Pick<Session, 'endedAt'>): string {
  const path = endedAt?.split('?')[0]?.toLowerCase().replace(/\/$/, '');
  return endedAt === undefined || ownPages.includes(path ?? '') ? '/' : endedAt;
}

/** The page where a one-time password is changed; nothing else is open until that is done. */
export const ACCOUNT_PATH = '/crm/account';

export const isAccountPath = (path: string) => path.toLowerCase().replace(/\/$/, '') === ACCOUNT_PATH;
