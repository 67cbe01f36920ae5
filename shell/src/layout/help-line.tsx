import { hoursInWords } from '@portal/contracts/content/hours-in-words';
import { telephoneAddress } from '@portal/contracts/content/telephone';
import { List } from '@portal/ui/list';
import { Given } from '../prerender/given.tsx';
import { usePlaced } from '../prerender/use-placed.ts';
import { useAppSelector } from '../store/hooks.ts';
import styles from './help-line.module.css';

/** How to reach the centre, in the same place on every page (WCAG 3.2.6). Phone and hours are what the centre says. */
export function HelpLine() {
  const { contacts, hours } = useAppSelector((state) => state.facts);
  const number = contacts.phones[0]?.number ?? '';
  const phone = usePlaced('phone', number);
  const telephone = usePlaced('telephone', telephoneAddress(number));
  const when = usePlaced('hours', hoursInWords(hours));
  return (
    <footer className={styles.help}>
      <p>
        <strong>Нужна помощь?</strong> {when}.
      </p>
      <List>
        <Given fact="phone" is={number !== ''}>
          <li>
            <a href={telephone}>Позвонить: {phone}</a>
          </li>
        </Given>
        <li>
          <a href="/SendUsForm">Написать нам</a>
        </li>
        <li>
          <a href="/contacts">Контакты</a>
        </li>
        <li>
          <a href="/dostupnost">Доступность сайта</a>
        </li>
      </List>
    </footer>
  );
}
