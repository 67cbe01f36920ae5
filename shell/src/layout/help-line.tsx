import { telephoneAddress } from '@portal/contracts/content/telephone';
import { hoursInWords } from '../facts/hours-in-words.ts';
import { useAppSelector } from '../store/hooks.ts';
import styles from './help-line.module.css';

/** How to reach the centre, in the same place on every page (WCAG 3.2.6). Phone and hours are what the centre says. */
export function HelpLine() {
  const { contacts, hours } = useAppSelector((state) => state.facts);
  const phone = contacts.phones[0]?.number;
  return (
    <footer className={styles.help}>
      <p>
        <strong>Нужна помощь?</strong> {hoursInWords(hours)}.
      </p>
      <ul>
        {phone && (
          <li>
            <a href={telephoneAddress(phone)}>Позвонить: {phone}</a>
          </li>
        )}
        <li>
          <a href="/SendUsForm">Написать нам</a>
        </li>
        <li>
          <a href="/contacts">Контакты</a>
        </li>
        <li>
          <a href="/dostupnost">Доступность сайта</a>
        </li>
      </ul>
    </footer>
  );
}
