import styles from './loading.module.css';

export interface LoadingProps {
  /** SPEC.md's words by default; its English ones carry `lang`. */
  text?: string;
  lang?: string;
}

/** Says that something is on its way; by `data-loading` the shell knows that a page is not whole yet. The ring stands still under reduced motion. */
export function Loading({ text = 'Загрузка...', lang }: LoadingProps) {
  return (
    <p className={styles.loading} role="status" data-loading>
      <span className={styles.ring} aria-hidden="true" />
      <span lang={lang}>{text}</span>
    </p>
  );
}
