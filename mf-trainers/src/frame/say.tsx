import type { Ref } from 'react';
import { Note } from './note.tsx';
import styles from './say.module.css';

export interface SayProps {
  heading: string;
  sentences: readonly string[];
  /** Words of the hint, when they stand there from the start. */
  hint: string | null;
  /** Index of what is being read aloud: 0 the heading, then the sentences. */
  reading: number | null;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What a step says: its heading, which takes focus, and one or two sentences. */
export function Say({ heading, sentences, hint, reading, headingRef }: SayProps) {
  return (
    <div className={styles.say}>
      <h1 ref={headingRef} tabIndex={-1} data-reading={reading === 0 || undefined}>
        {heading}
      </h1>
      <p className={styles.text}>
        {sentences.map((sentence, index) => (
          <span key={sentence} data-reading={reading === index + 1 || undefined}>
            {sentence}{' '}
          </span>
        ))}
      </p>
      {hint && <Note kind="hint" text={hint} />}
    </div>
  );
}
