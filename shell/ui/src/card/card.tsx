import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title: ReactNode;
  /** Level of the title's heading in its place on the page. */
  level?: 2 | 3 | 4;
  /** Where a press on any spot of the card leads. */
  href?: string;
  /** Words that take the title's place under the pointer or focus (SPEC.md section 2: 'Начать'); they join its name. */
  hoverTitle?: string;
  /** 'outlined': a thing to choose, which grows under the pointer. 'plain': a thing to read. */
  kind?: 'outlined' | 'plain';
  /** A Picture or a drawing, edge to edge above the words. */
  picture?: ReactNode;
  /** A line above the title, such as the date. */
  meta?: ReactNode;
  /** Words under the title. */
  children?: ReactNode;
  /** Pressed by themselves, apart from the card's link. */
  actions?: ReactNode;
}

/** A picture with a title and words: one link for the whole card, so that the target is large and is read once. */
export function Card(props: CardProps) {
  const { title, level = 3, href, hoverTitle, kind = 'plain', picture, meta, children, actions } = props;
  const Heading = `h${level}` as const;
  const words = hoverTitle ? (
    <span className={styles.swap}>
      <span className={styles.resting}>{title}</span> <span className={styles.hovered}>{hoverTitle}</span>
    </span>
  ) : (
    title
  );
  return (
    <article className={`${styles.card} ${styles[kind]} ${href ? styles.pressable : ''}`}>
      {picture}
      <div className={styles.body}>
        {meta && <div className={styles.meta}>{meta}</div>}
        <Heading className={styles.title}>
          {href ? (
            <a className={styles.link} href={href}>
              {words}
            </a>
          ) : (
            words
          )}
        </Heading>
        {children && <div className={styles.words}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
