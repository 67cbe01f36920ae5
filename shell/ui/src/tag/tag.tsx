import type { TagColor } from '@portal/contracts/rest/post';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  /** Decoration: the name says what the tag means. */
  color: TagColor;
  children: ReactNode;
}

/** The subject of a post, as a small label. */
export function Tag({ color, children }: TagProps) {
  return <span className={`${styles.tag} ${styles[color]}`}>{children}</span>;
}
