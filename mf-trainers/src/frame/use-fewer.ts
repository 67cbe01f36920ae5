import { useState } from 'react';
import { fewerOf } from './fewer-of.ts';
import { useTeaching } from './teaching.ts';

/**
 * The choices to show: all of them, or by the helper's setting at most three, the right one among them, until the
 * visitor asks for the rest.
 *
 * @returns `more` shows the rest; absent when nothing is left out
 */
export function useFewer<Event>(events: readonly Event[]): { shown: readonly Event[]; more?: () => void } {
  const { settings, right } = useTeaching<unknown, Event>();
  const [all, setAll] = useState(false);
  if (!settings.fewer || all) return { shown: events };
  const shown = fewerOf(events, right);
  return shown.length === events.length ? { shown } : { shown, more: () => setAll(true) };
}
