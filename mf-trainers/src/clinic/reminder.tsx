import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Doctor } from './data.ts';
import styles from './reminder.module.css';

/** 'Помощь администратора' (SPEC.md section 4): reminds of doctor, floor and cabinet. */
export function Reminder({ doctor }: { doctor: Doctor }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" className={styles.button} onClick={() => setOpen(true)}>
        <Icon of={UserRound} />
        Помощь администратора
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Помощь администратора">
        <p>
          Ваш врач: <strong>{doctor.name}</strong>.
        </p>
        <p>
          Этаж: <strong>{doctor.floor}</strong>. Кабинет: <strong>{doctor.cabinet}</strong>.
        </p>
      </Dialog>
    </>
  );
}
