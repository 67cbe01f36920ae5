import { AdministratorHelp } from '../scene/administrator-help.tsx';
import type { Doctor } from './data.ts';

/** 'Помощь администратора' of the clinic: doctor, floor and cabinet (SPEC.md section 4). */
export function Reminder({ doctor }: { doctor: Doctor }) {
  return (
    <AdministratorHelp>
      <p>
        Ваш врач: <strong>{doctor.name}</strong>.
      </p>
      <p>
        Этаж: <strong>{doctor.floor}</strong>. Кабинет: <strong>{doctor.cabinet}</strong>.
      </p>
    </AdministratorHelp>
  );
}
