import type { MouseEvent } from 'react';
import { contentId } from '../navigation/arrival.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the menu to the content, without a trace in the address. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    event.preventDefault();
    const content = document.getElementById(contentId);
    content?.focus();
    content?.scrollIntoView();
  }
  return (
    <a className={styles.skip} href={`#${contentId}`} onClick={skip}>
      Перейти к содержанию
    </a>
  );
}
