import type { Api } from '@portal/contracts/web/mount';
import { ConfirmRemoval } from '../parts/confirm-removal.tsx';
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
  return (
    <ConfirmRemoval
      title="Убрать документ с сайта?"
      confirm="Убрать"
      remove={() => withdrawDocument(api, page, version)}
      onRemoved={onWithdrawn}
      onCancel={onCancel}
    >
      Посетители не смогут его открыть, прежние версии тоже. Потом можно добавить новый файл.
    </ConfirmRemoval>
  );
}
