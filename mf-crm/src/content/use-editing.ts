import type { User } from '@portal/contracts/rest/auth';
import { useState } from 'react';
import { type Submit, useSubmit } from '../hooks/use-submit.ts';
import { KeptValueStore } from './kept-value.ts';

export interface Editing<T> {
  value: T;
  change: (value: T) => void;
  /** What was typed earlier has come back. */
  restored: boolean;
  /** Begins again from what is on the site. */
  startOver: () => void;
  progress: Submit<{ version: number }>;
  /** The last try was saved, and nothing was typed since. */
  saved: boolean;
  /** `over`: the version to replace; without it the one that the editing began from. */
  save: (over?: number) => Promise<void>;
}

interface EditingOptions<T> {
  user: User;
  /** Names what is edited. */
  of: string;
  /** What is on the site. */
  now: { value: T; version: number };
  send: (value: T, version: number) => Promise<{ version: number; value?: T }>;
  onSaved: () => void;
}

/** A value in a form: typed, kept, sent with the version it began from, and told what became of it. */
export function useEditing<T>({ user, of, now, send, onSaved }: EditingOptions<T>): Editing<T> {
  const [keeper] = useState(() => new KeptValueStore<T>(user._id, of));
  const [kept] = useState(() => keeper.read());
  const [restored, setRestored] = useState(kept !== null);
  const [state, setState] = useState(kept ?? now);
  const [saved, setSaved] = useState(false);
  const progress = useSubmit<{ version: number; value?: T }>();

  return {
    value: state.value,
    restored,
    progress,
    saved,
    change(value) {
      const next = { ...state, value };
      setState(next);
      setSaved(false);
      keeper.write(next);
    },
    startOver() {
      keeper.clear();
      setState(now);
      setRestored(false);
    },
    async save(over = state.version) {
      const answer = await progress.send(() => send(state.value, over));
      if (!answer) return;
      keeper.clear();
      setState({ value: answer.value ?? state.value, version: answer.version });
      setRestored(false);
      setSaved(true);
      onSaved();
    },
  };
}
