import styles from './support-hours.module.css';

/** SPEC.md section 9: support hours for phone requests. */
export function SupportHours() {
  return (
    <dl className={styles.hours}>
      <div>
        <dt>Понедельник–пятница</dt>
        <dd>
          с <time>8:00</time> до <time>17:00</time>
        </dd>
      </div>
      <div>
        <dt>Обед</dt>
        <dd>
          с <time>13:00</time> до <time>14:00</time>
        </dd>
      </div>
    </dl>
  );
}
