import styles from './help-line.module.css';

/** How to reach the centre, in the same place on every page (WCAG 3.2.6). Phones come with the centre's own facts. */
export function HelpLine() {
  return (
    <footer className={styles.help}>
      <p>
        <strong>Нужна помощь?</strong> Понедельник–пятница, 8:00–17:00, обед 13:00–14:00.
      </p>
      <ul>
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
