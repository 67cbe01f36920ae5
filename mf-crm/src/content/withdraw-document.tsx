import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useSubmit } from '../hooks/use-submit.ts';
import { withdrawDocument } from './content-api.ts';

interface WithdrawDocumentProps {
  page: string;
  version: number;
  api: Api;
  onWithdrawn: () => void;
  onCancel: () => void;
}

/** Asks before a document goes from the site. */
export function WithdrawDocument({ page, version, api, onWithdrawn, onCancel }: WithdrawDocumentProps) {
  const { busy, failure, send } = useSubmit<unknown>();

  async function withdraw() {
    if (await send(() => withdrawDocument(api, page, version))) onWithdrawn();
  }

  return (
    <Dialog
      open
      title="Убрать документ с сайта?"
      onClose={onCancel}
      closeLabel="Отмена"
      actions={
        <Button kind="danger" busy={busy} onClick={withdraw}>
          Убрать
        </Button>
      }
    >
      <p>Посетители не смогут его открыть, прежние версии тоже. Потом можно добавить новый файл.</p>
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}
