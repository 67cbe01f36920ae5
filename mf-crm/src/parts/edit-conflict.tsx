import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useState } from 'react';
import { getPost } from '../api/posts.ts';

interface EditConflictProps {
  id: string;
  api: Api;
  /** The editor wants their own words to replace this version. */
  onOverwrite: (version: number) => void;
}

/** Somebody else has saved the same post meanwhile. Nothing typed is lost; what wins is for the editor to say. */
export function EditConflict({ id, api, onOverwrite }: EditConflictProps) {
  const [failure, setFailure] = useState<Failure | null>(null);

  async function overwrite() {
    try {
      const post = await getPost(api, id);
      if (post) onOverwrite(post.version);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <>
      <Alert kind="error" title="Новость тем временем изменил кто-то другой">
        <p>
          Ваш текст остался в форме.{' '}
          <a href={`/news/${encodeURIComponent(id)}`} target="_blank" rel="noopener">
            Посмотреть новый вариант (откроется в новой вкладке)
          </a>
        </p>
        <Button kind="quiet" onClick={overwrite}>
          Сохранить мой вариант вместо него
        </Button>
      </Alert>
      {failure && <FailureAlert message={failure.message} />}
    </>
  );
}
