import type { FieldError } from '@portal/contracts/rest/error';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { fieldId } from '../field/field.tsx';
import { List } from '../list/list.tsx';
import styles from './form-errors.module.css';

export interface FormErrorsProps {
  /** What is wrong: one line for a field's error, which leads to the field. Nothing is shown while there is none. */
  errors: FieldError[];
  /** Sentence above the list. */
  title?: string;
  /** Changes with each try to send: the summary takes focus again then, and never while the visitor is typing. */
  attempt?: number;
}

/** The error summary at the top of a form, as in GOV.UK's design system: it takes focus and each line leads to its field. */
export function FormErrors({ errors, title = 'Проверьте, что вы ввели', attempt = 0 }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to take focus again
  useEffect(() => {
    if (shown) summary.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <List className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Focus alone would leave the label above the top of the window, so the label is brought into view first. */
function focusField(event: MouseEvent, field: string) {
  const control = document.getElementById(fieldId(field));
  if (!control) return;
  event.preventDefault();
  (document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
