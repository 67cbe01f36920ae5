import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './click-frame.module.css';

export interface ClickFrameProps {
  /** What is shown, in the accusative and for a screen reader to tell frames apart: 'карту: Банки'. */
  what: string;
  /** The button's words: 'Показать карту'. */
  show: string;
  hide: string;
  /** Address of the frame. */
  src: string;
  /** 'wide' for maps and videos, 'page' for documents. */
  shape?: 'wide' | 'page';
  /** Other ways to it, before this one. */
  children?: ReactNode;
}

/**
 * A map, video or document of another site (or file) that is loaded only after a press: nothing is fetched from elsewhere
 * before, and the words say from where. The button stays, so that focus does and the frame can be closed again.
 */
export function ClickFrame({ what, show, hide, src, shape = 'wide', children }: ClickFrameProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const site = siteOf(src);
  return (
    <div className={styles.click}>
      <div className={styles.buttons}>
        {children}
        <Button
          kind="quiet"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? hide : show}
        </Button>
      </div>
      {site && !open && <p className={styles.site}>Загрузится с сайта {site}.</p>}
      {open && (
        <iframe
          id={id}
          className={`${styles.frame} ${styles[shape]}`}
          src={src}
          title={what}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen"
        />
      )}
    </div>
  );
}

/** The other site's name; '' for a file of the portal itself. */
function siteOf(src: string): string {
  return /^https:\/\/([^/]+)/.exec(src)?.[1] ?? '';
}
