import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function Question() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Удалить пост
      </Button>
      <Dialog
        open={open}
        title="Удалить пост?"
        onClose={close}
        closeLabel="Отмена"
        actions={
          <Button kind="danger" onClick={close}>
            Удалить
          </Button>
        }
      >
        <p>Вернуть его будет нельзя.</p>
      </Dialog>
    </>
  );
}

export const examples = { question: <Question /> };
