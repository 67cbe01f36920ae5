import type { MyData as Data } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useId, useState } from 'react';
import { getMyData } from '../api/account.ts';
import { useSubmit } from '../hooks/use-submit.ts';

const FILE_NAME = 'moi-dannye.json';

/** Everything that is kept of the account, as a file. */
export function MyData({ api }: Pick<Mount, 'api'>) {
  const [saved, setSaved] = useState(false);
  const { busy, failure, send } = useSubmit<Data>();
  const headingId = useId();

  async function download() {
    setSaved(false);
    const data = await send(() => getMyData(api));
    if (!data) return;
    save(data);
    setSaved(true);
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Мои данные</h2>
      <p>
        Портал хранит ваше имя, время регистрации и отпечаток пароля. Имя видно под вашими комментариями.
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

function save(data: Data) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
