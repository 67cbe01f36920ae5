import type { Mount } from '@portal/contracts/web/mount';
import { useQuestionCounts } from '../hooks/use-question-counts.ts';
import styles from './unanswered-count.module.css';

/** How many questions wait for an answer, kept up to date; nothing until it is known. */
export function UnansweredCount(mount: Pick<Mount, 'api' | 'announce'>) {
  const counts = useQuestionCounts(mount);
  if (!counts) return null;
  return (
    <p className={styles.count}>
      Вопросов без ответа: <strong>{counts.unanswered}</strong>
    </p>
  );
}
