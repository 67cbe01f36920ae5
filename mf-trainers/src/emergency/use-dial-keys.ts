import { useEffect } from 'react';
import type { EmergencyEvent } from './machine.ts';

/**
 * Digits on the keyboard dial too, Backspace deletes, Enter calls where it would press nothing else.
 *
 * @param send takes the events; listening ends with the step
 */
export function useDialKeys(send: (event: EmergencyEvent) => void): void {
  useEffect(() => {
    function key(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || !dials(event.target)) return;
      const pressed = eventOf(event);
      if (!pressed) return;
      event.preventDefault();
      send(pressed);
    }
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [send]);
}

/** Not while the visitor writes somewhere or reads a dialog. */
function dials(target: EventTarget | null): boolean {
  return !(target instanceof Element && target.closest('input, textarea, select, dialog'));
}

function eventOf({ key, target }: KeyboardEvent): EmergencyEvent | null {
  if (/^\d$/.test(key)) return { type: 'digit', digit: key };
  if (key === 'Backspace') return { type: 'delete' };
  const pressesItself = target instanceof Element && target.closest('button, a, summary');
  return key === 'Enter' && !pressesItself ? { type: 'call' } : null;
}
