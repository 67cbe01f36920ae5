import type { Mount } from '@portal/contracts/web/mount';
import { createContext, useContext } from 'react';
import type { Refusal } from '../simulator/machine.ts';
import type { Settings } from '../simulator/settings.ts';

/** What the frame of teaching gives to the scene inside it. */
export interface Teaching<State, Event> {
  state: State;
  /** Says what happened; a refused event is answered by the frame. */
  send(event: Event): void;
  refusal(event: Event): Refusal | null;
  /** The hint points at this choice. */
  marked(event: Event): boolean;
  /** The hint would point at this choice: it stays when there are fewer choices at once. */
  right(event: Event): boolean;
  /** What was refused last. */
  refused: { event: Event; refusal: Refusal } | null;
  dismiss(): void;
  settings: Settings;
  mount: Mount;
}

export const TeachingContext = createContext<Teaching<unknown, unknown> | null>(null);

/** For scenes and their parts; the simulator's own types are the caller's word. */
export function useTeaching<State, Event>(): Teaching<State, Event> {
  const teaching = useContext(TeachingContext);
  if (!teaching) throw new Error('A scene stands inside SimulatorPage');
  return teaching as unknown as Teaching<State, Event>;
}
