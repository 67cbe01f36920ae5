import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { useTeaching } from './teaching.ts';

export interface ChoiceProps<Event> {
  event: Event;
  /** The word on it, which is also its name for screen readers. */
  children: ReactNode;
  /** A drawing of the thing itself, above or around the word. */
  picture?: ReactNode;
  /** A second line under the word, such as a price. */
  note?: ReactNode;
  /** Why it can't be taken now, in sight before it is pressed; screen readers get the whole reason as its description. */
  warning?: ReactNode;
  /** Look of the thing in its scene. */
  className?: string | undefined;
  /** It has been chosen already and that is shown. */
  chosen?: boolean;
}

/** A thing in a scene that one presses: a real button with a word. When it can't be taken now it says why. */
export function Choice<Event>({
  event,
  children,
  picture,
  note,
  warning,
  className,
  chosen,
}: ChoiceProps<Event>) {
  const { send, refusal, marked } = useTeaching<unknown, Event>();
  const about = useId();
  const unavailable = refusal(event)?.kind === 'unavailable' ? refusal(event)!.reason : null;
  const hinted = marked(event);
  const description = hinted ? 'Подсказка: нажмите сюда.' : unavailable;
  return (
    <button
      type="button"
      className={className ? `${styles.choice} ${className}` : styles.choice}
      aria-disabled={unavailable !== null || undefined}
      aria-describedby={description ? about : undefined}
      data-marked={hinted || undefined}
      data-chosen={chosen || undefined}
      onClick={() => send(event)}
    >
      {picture}
      <span className={styles.sign}>
        <span>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
        {warning && (
          <span className={styles.note} aria-hidden="true">
            {warning}
          </span>
        )}
      </span>
      {hinted && (
        <span className={styles.here} aria-hidden="true">
          Сюда
        </span>
      )}
      {description && (
        <span id={about} hidden>
          {description}
        </span>
      )}
    </button>
  );
}
