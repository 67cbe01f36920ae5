import { Icon } from '@portal/ui/icon';
import { Info, Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './note.module.css';

/** A hint, or why the last press changed nothing. Brings itself into view. */
export function Note({ kind, text }: { kind: 'hint' | 'notice'; text: string }) {
  const note = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another note
  useEffect(() => {
    const element = note.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // asked once the dock has its place: where it holds the window's edge the note is seen, and to scroll would hide the scene
    const sight = new IntersectionObserver(([seen]) => {
      sight.disconnect();
      if (seen && seen.intersectionRatio < 0.95) element.scrollIntoView({ block: 'nearest' });
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [text]);

  return (
    <p ref={note} className={styles[kind]}>
      <Icon of={kind === 'hint' ? Lightbulb : Info} size="1.5em" />
      <span>
        {kind === 'hint' && <strong>Подсказка. </strong>}
        {text}
      </span>
    </p>
  );
}
