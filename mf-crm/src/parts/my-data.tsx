import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useId, useState } from 'react';
import { getMyData, type OwnData } from '../api/account.ts';
import { saveFile } from '../forms/save-file.ts';
import { useSubmit } from '../hooks/use-submit.ts';

const FILE_NAME = 'moi-dannye.json';

/** Everything that is kept of the account and its comments, as a file. */
export function MyData({ api }: Pick<Mount, 'api'>) {
  const [saved, setSaved] = useState(false);
  const { busy, failure, send } = useSubmit<OwnData>();
  const headingId = useId();

  async function download() {
    setSaved(false);
    const data = await send(() => getMyData(api));
    if (!data) return;
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
    setSaved(true);
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Мои данные</h2>
      <p>
        Портал хранит ваше имя, время регистрации, отпечаток пароля и ваши комментарии. Имя видно под ними.
        Скачайте файл, чтобы посмотреть, что записано.
      </p>
      {failure && <FailureAlert message={failure.message} />}
      {saved && <Alert kind="success">Файл {FILE_NAME} скачан.</Alert>}
      <p>
        <Button kind="quiet" busy={busy} onClick={download}>
          Скачать мои данные
        </Button>
      </p>
    </section>
  );
}
