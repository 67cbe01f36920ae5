import type { AuthAnswer, MessageAnswer, MyData, PasswordBody } from '@portal/contracts/rest/auth';
import type { OwnCommentList } from '@portal/contracts/rest/comment';
import type { Api } from '@portal/contracts/web/mount';

/** POST /api/auth/password: answers a new session; every other one has ended. */
export function changePassword(api: Api, body: PasswordBody): Promise<AuthAnswer> {
  return api.send('POST', '/api/auth/password', body);
}

/** POST /api/auth/logoutEverywhere: this session has ended too. */
export function leaveEverywhere(api: Api): Promise<MessageAnswer> {
  return api.send('POST', '/api/auth/logoutEverywhere');
}

export interface OwnData extends MyData {
  comments: OwnCommentList;
}

/** All that is kept of the account and by it: what auth knows, and the comments, which are kept with the news. */
export async function getMyData(api: Api): Promise<OwnData> {
  const [account, comments] = await Promise.all([
    api.get<MyData>('/api/auth/me/data'),
    api.get<OwnCommentList>('/api/comments/mine'),
  ]);
  return { ...account, comments };
}

/** POST /api/auth/me/delete: the account is gone for good. */
export function deleteMe(api: Api, password: string): Promise<MessageAnswer> {
  return api.send('POST', '/api/auth/me/delete', { password });
}
