import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './administrator-help.module.css';

/** 'Помощь администратора' of clinic and pharmacy: a dialog with what the visitor may have forgotten. */
export function AdministratorHelp({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" className={styles.button} onClick={() => setOpen(true)}>
        <Icon of={UserRound} />
        Помощь администратора
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Помощь администратора">
        {children}
      </Dialog>
    </>
  );
}
