import { Icon } from '@portal/ui/icon';
import { Info, Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './note.module.css';

/** A hint, or why the last press changed nothing. Brings itself into view. */
export function Note({ kind, text }: { kind: 'hint' | 'notice'; text: string }) {
  const note = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another note
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
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
