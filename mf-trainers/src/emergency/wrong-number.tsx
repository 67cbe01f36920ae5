import { Dialog } from '@portal/ui/dialog';
import type { emergencyServices } from './data.ts';
import styles from './wrong-number.module.css';

export interface WrongNumberProps {
  open: boolean;
  services: ReturnType<typeof emergencyServices>;
  onClose: () => void;
}

/** SPEC.md section 8: 'Ошибка!' with the list of emergency numbers. Plain text, never links that would call. */
export function WrongNumber({ open, services, onClose }: WrongNumberProps) {
  return (
    <Dialog open={open} title="Ошибка!" onClose={onClose}>
      <p>Введенный номер неверный.</p>
      <p>Номера экстренных служб:</p>
      <ul className={styles.numbers}>
        {services.map(({ id, number, label }) => (
          <li key={id}>
            <strong>{number}</strong> {label}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
