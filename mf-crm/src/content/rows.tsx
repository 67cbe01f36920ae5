import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './rows.module.css';

interface RowsProps<T> {
  /** Heading of the list: 'Телефоны'. */
  title: string;
  hint?: string;
  /** What one entry is, in the nominative: 'телефон'. */
  what: string;
  rows: T[];
  /** A new entry. */
  empty: T;
  most: number;
  onChange: (rows: T[]) => void;
  children: (row: T, change: (part: Partial<T>) => void, index: number) => ReactNode;
}

/** A list of entries to fill in. A new one takes focus; a removed one gives it to the button below. */
export function Rows<T extends object>(props: RowsProps<T>) {
  const { title, hint, what, rows, empty, most, onChange, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'new' | 'button' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of entries is the reason to move focus
  useEffect(() => {
    const rows = list.current?.querySelectorAll('[data-row]');
    if (focusNext.current === 'new') rows?.[rows.length - 1]?.querySelector('input')?.focus();
    if (focusNext.current === 'button') (add.current ?? list.current)?.focus();
    focusNext.current = null;
  }, [rows.length]);

  return (
    <fieldset ref={list} className={styles.rows} tabIndex={-1}>
      <legend className={styles.legend}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity than its place
        <div className={styles.row} key={index} data-row>
          {children(
            row,
            (part) => onChange(rows.map((other, place) => (place === index ? { ...other, ...part } : other))),
            index,
          )}
          <Button
            kind="quiet"
            onClick={() => {
              focusNext.current = 'button';
              onChange(rows.filter((_, place) => place !== index));
            }}
          >
            <span>
              Убрать{' '}
              <VisuallyHidden>
                {what} {index + 1}
              </VisuallyHidden>
            </span>
          </Button>
        </div>
      ))}
      {rows.length < most && (
        <Button
          kind="quiet"
          ref={add}
          onClick={() => {
            focusNext.current = 'new';
            onChange([...rows, empty]);
          }}
        >
          Добавить {what}
        </Button>
      )}
    </fieldset>
  );
}
