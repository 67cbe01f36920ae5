import type { Session } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useIdle } from '../hooks/use-idle.ts';

const clock = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });

/**
 * Ends a session that somebody has left open, on a computer that others use too. It warns before, in words that stay as
 * they are: a countdown would be read out again and again. What was typed is kept by the forms themselves.
 */
export function IdleWatch({ session }: { session: Session }) {
  const { endsAt, stay } = useIdle(() => session.signOut('idle'));
  return (
    <Dialog
      open={endsAt !== null}
      title="Вы ещё здесь?"
      onClose={stay}
      closeLabel="Остаться"
      actions={
        <Button kind="danger" onClick={() => session.signOut()}>
          Выйти сейчас
        </Button>
      }
    >
      <p>
        Вы давно ничего не делали. Если не нажать «Остаться», вход закончится
        {endsAt !== null && <> в {clock.format(endsAt)}</>}, чтобы никто другой не работал под вашим именем.
      </p>
      <p>Войти можно будет снова, а набранный текст вернётся на своё место.</p>
    </Dialog>
  );
}
