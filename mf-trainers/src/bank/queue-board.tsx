import { useEffect } from 'react';
import { useTeaching } from '../frame/teaching.ts';
import type { BankService } from './data.ts';
import styles from './queue-board.module.css';

/** Those who came before, as on any board. */
const others = [
  { client: 'К 7', window: 1 },
  { client: 'В 20', window: 3 },
];

/** The board that calls clients to windows: a real table, announced when it shows the visitor's own number. */
export function QueueBoard({ service: { ticket } }: { service: BankService }) {
  const { announce } = useTeaching().mount;
  const own = `${ticket.letter} ${ticket.number}`;

  useEffect(() => announce(`На табло: клиент ${own}, окно ${ticket.window}`), [announce, own, ticket]);

  return (
    <div className={styles.hall}>
      <table className={styles.board}>
        <caption>Табло</caption>
        <thead>
          <tr>
            <th scope="col">Клиент</th>
            <th scope="col">Окно</th>
          </tr>
        </thead>
        <tbody>
          {[{ client: own, window: ticket.window }, ...others].map(({ client, window }) => (
            <tr key={client} data-own={client === own || undefined}>
              <td>{client}</td>
              <td>{window}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.ticket}>
        <span>Ваш талон</span>
        <strong>{own}</strong>
      </p>
    </div>
  );
}
