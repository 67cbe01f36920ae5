import type { Question } from '@portal/contracts/rest/question';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { useId } from 'react';
import styles from './longest-waiting.module.css';

interface LongestWaitingProps {
  /** Longest waiting first. */
  questions: Question[];
  onShow: (number: number) => void;
}

/** The questions that have waited longest for an answer; nothing when none waits. */
export function LongestWaiting({ questions, onShow }: LongestWaitingProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Ждут дольше всех</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list, unless it says its role */}
      <ul className={styles.list} role="list">
        {questions.map(({ _id, number, title, createdAt }) => (
          <li key={_id}>
            <Button kind="quiet" onClick={() => onShow(number)}>
              <span className={styles.words}>
                № {number}. {title}, с <CalendarDate at={createdAt} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
