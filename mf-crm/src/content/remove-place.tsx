import type { EditedPlace } from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useSubmit } from '../hooks/use-submit.ts';
import { removePlace } from './content-api.ts';

interface RemovePlaceProps {
  place: EditedPlace;
  api: Api;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a place goes from the guide. */
export function RemovePlace({ place, api, onRemoved, onCancel }: RemovePlaceProps) {
  const { busy, failure, send } = useSubmit<true>();

  async function remove() {
    const removed = await send(async () => {
      await removePlace(api, place._id, place.version);
      return true;
    });
    if (removed) onRemoved();
  }

  return (
    <Dialog
      open
      title="Удалить место?"
      onClose={onCancel}
      closeLabel="Отмена"
      actions={
        <Button kind="danger" busy={busy} onClick={remove}>
          Удалить
        </Button>
      }
    >
      <p>«{place.name}» исчезнет из путеводителя. В истории изменений останется запись.</p>
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}
