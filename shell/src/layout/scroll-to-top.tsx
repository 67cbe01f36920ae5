import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { contentId } from '../navigation/arrival.ts';
import styles from './scroll-to-top.module.css';

/** SPEC.md section 9, in px. */
const threshold = 300;

/** Appears once the page has been scrolled by more than 300 px; leads to its top, with the focus. */
export function ScrollToTop() {
  const far = useSyncExternalStore(
    whenScrolled,
    () => scrollY > threshold,
    () => false,
  );
  if (!far) return null;
  return (
    <div className={styles.place}>
      <Button kind="quiet" onClick={toTop}>
        <Icon of={ArrowUp} />
        <span className={styles.word}>Наверх</span>
      </Button>
    </div>
  );
}

function toTop() {
  document.getElementById(contentId)?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function whenScrolled(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
