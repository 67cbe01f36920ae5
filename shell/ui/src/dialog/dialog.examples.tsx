import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export const examples = {
  question: (
    <Dialog
      open
      title="Удалить пост?"
      onClose={() => {}}
      closeLabel="Отмена"
      actions={<Button kind="danger">Удалить</Button>}
    >
      <p>Вернуть его будет нельзя.</p>
    </Dialog>
  ),
};
