import { defaultHours } from '@portal/contracts/content/defaults';
import type { Hours } from '@portal/contracts/rest/content';
import styles from './support-hours.module.css';

/** Support hours for phone requests: SPEC.md section 9, until the centre sets others. */
export function SupportHours({ hours = defaultHours }: { hours?: Hours }) {
  const { days, opens, closes, lunchFrom, lunchTo } = hours;
  return (
    <dl className={styles.hours} data-fact="hours">
      <div>
        <dt>{days}</dt>
        <dd>
          с <time>{opens}</time> до <time>{closes}</time>
        </dd>
      </div>
      {lunchFrom && (
        <div>
          <dt>Обед</dt>
          <dd>
            с <time>{lunchFrom}</time> до <time>{lunchTo}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
