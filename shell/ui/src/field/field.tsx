import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface Labelled {
  /** Name in the form; also the `field` of the server's field errors. */
  name: string;
  label: ReactNode;
  /** What to enter, in a sentence; read out with the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string;
}

export type FieldProps =
  | (Labelled & { multiline?: false } & Omit<ComponentProps<'input'>, keyof Labelled>)
  | (Labelled & { multiline: true } & Omit<ComponentProps<'textarea'>, keyof Labelled>);

/** The id of a field's control; FormErrors links to it. */
export const fieldId = (name: string) => `field-${name}`;

/** A label, its control (one line, `multiline`, or `type="file"`), a hint and an error, tied together for screen readers. */
export function Field(props: FieldProps) {
  const { name, label, hint, error } = props;
  const id = props.id ?? fieldId(name);
  const tied = {
    id,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    className: styles.control,
  };
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <strong>Ошибка: </strong>
          {error}
        </p>
      )}
      {props.multiline ? (
        <textarea rows={6} {...own(props)} {...tied} />
      ) : (
        <input type="text" {...own(props)} {...tied} />
      )}
    </div>
  );
}

/** What is meant for the control itself. */
function own<P extends FieldProps>(props: P): Omit<P, 'label' | 'hint' | 'error' | 'multiline'> {
  const { label: _label, hint: _hint, error: _error, multiline: _multiline, ...rest } = props;
  return rest;
}
