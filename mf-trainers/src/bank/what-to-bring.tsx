import { type BankService, bringNames } from './data.ts';
import { Meters, Passport } from './pictures.tsx';
import styles from './what-to-bring.module.css';

/** What the service needs, as pictures with words. */
export function WhatToBring({ service }: { service: BankService }) {
  return (
    <section className={styles.bring} aria-label="Что взять с собой">
      <p>Возьмите с собой:</p>
      <ul>
        {service.bring.map((thing) => (
          <li key={thing}>
            {thing === 'meters' ? <Meters /> : <Passport />}
            {bringNames[thing]}
          </li>
        ))}
      </ul>
    </section>
  );
}
