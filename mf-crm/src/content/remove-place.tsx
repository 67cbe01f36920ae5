import type { EditedPlace } from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';
import { ConfirmRemoval } from '../parts/confirm-removal.tsx';
import { removePlace } from './content-api.ts';

interface RemovePlaceProps {
  place: EditedPlace;
  api: Api;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a place goes from the guide. */
export function RemovePlace({ place, api, onRemoved, onCancel }: RemovePlaceProps) {
  return (
    <ConfirmRemoval
      title="Удалить место?"
      remove={() => removePlace(api, place._id, place.version)}
      onRemoved={onRemoved}
      onCancel={onCancel}
    >
      «{place.name}» исчезнет из путеводителя. В истории изменений останется запись.
    </ConfirmRemoval>
  );
}
