import type { Post } from '@portal/contracts/rest/post';
import type { Mount } from '@portal/contracts/web/mount';
import { useSubmit } from './use-submit.ts';

/**
 * Sends a post and leads back to the cabinet, which tells what has changed. When the session has ended meanwhile, the
 * editor is told to sign in again: what was typed waits in the kept draft.
 */
export function useSendPost({ navigate, toast }: Pick<Mount, 'navigate' | 'toast'>, success: string) {
  const progress = useSubmit<Post>(({ status }) => {
    if (status !== 401) return;
    toast('Вход закончился. Войдите ещё раз: набранный текст сохранён.', { kind: 'error' });
    navigate('/login', { replace: true });
  });

  async function sendPost(work: () => Promise<Post>, onSent: () => void) {
    const post = await progress.send(work);
    if (!post) return;
    onSent();
    toast(success);
    navigate('/crm');
  }

  return { progress, sendPost };
}
