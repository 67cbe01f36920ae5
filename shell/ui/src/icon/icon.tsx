import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

export interface IconProps {
  /** An icon of lucide-react: `<Icon of={Newspaper} />`. */
  of: LucideIcon;
  /** CSS length; grows with the text by default. */
  size?: string;
}

/** A drawing beside a word. It is hidden from screen readers, because the word says it; an icon never stands alone. */
export function Icon({ of: Drawing, size = '1.25em' }: IconProps) {
  return <Drawing className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false" />;
}
