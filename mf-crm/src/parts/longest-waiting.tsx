import type { Question } from '@portal/contracts/rest/question';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { List } from '@portal/ui/list';
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
      <List className={styles.list}>
        {questions.map(({ _id, number, title, createdAt }) => (
          <li key={_id}>
            <Button kind="quiet" onClick={() => onShow(number)}>
              <span className={styles.words}>
                № {number}. {title}, с <CalendarDate at={createdAt} />
              </span>
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}
