import { useId } from 'react';
import type { Doctor } from './data.ts';
import { Clerk } from './pictures.tsx';
import styles from './ticket.module.css';

/** The slip from the registry: whom to see and where. It pops up when it is handed over, then stays at hand. */
export function Ticket({ doctor, poppedUp = false }: { doctor: Doctor; poppedUp?: boolean }) {
  const title = useId();
  const lines = (
    <dl>
      <div>
        <dt>Врач</dt>
        <dd>{doctor.name}</dd>
      </div>
      <div>
        <dt>Этаж</dt>
        <dd>{doctor.floor}</dd>
      </div>
      <div>
        <dt>Кабинет</dt>
        <dd>{doctor.cabinet}</dd>
      </div>
    </dl>
  );
  if (!poppedUp) {
    return (
      <section className={styles.ticket} aria-labelledby={title}>
        <p id={title}>Талон к врачу</p>
        {lines}
      </section>
    );
  }
  return (
    <div className={styles.counter}>
      <div className={styles.clerk}>
        <Clerk />
      </div>
      {/* not modal: the bar of the simulator stays within reach, as on every step */}
      <dialog open className={styles.popUp} aria-labelledby={title}>
        <h2 id={title}>Талон к врачу</h2>
        {lines}
      </dialog>
    </div>
  );
}
