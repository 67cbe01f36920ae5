import { useState } from 'react';
import { type Kept, KeptDraft } from '../forms/kept-draft.ts';
import type { PostDraft } from '../forms/post-draft.ts';

export interface Draft extends Kept {
  change: (draft: PostDraft) => void;
  /** Something was typed or chosen on this page that is not sent yet. */
  typed: boolean;
  /** The same, or it has come back from earlier. */
  unsent: boolean;
  /** What was typed earlier has come back. */
  restored: boolean;
  /** Begins again from the post as it is (or from nothing). */
  startOver: () => void;
  /** The server has taken it: nothing to keep any more. */
  sent: () => void;
}

/** A draft that outlives the page until it is sent. `from`: where it begins when nothing is kept. */
export function useDraft(userId: string, subject: string, from: Kept): Draft {
  const [keeper] = useState(() => new KeptDraft(userId, subject));
  const [kept] = useState(() => keeper.read());
  const [restored, setRestored] = useState(kept !== null);
  const [state, setState] = useState<Kept>(kept ?? from);
  const [typed, setTyped] = useState(false);

  return {
    ...state,
    typed,
    unsent: typed || restored,
    restored,
    change(draft) {
      const next = { ...state, draft };
      setState(next);
      setTyped(true);
      keeper.write(next);
    },
    startOver() {
      keeper.clear();
      setState(from);
      setRestored(false);
      setTyped(false);
    },
    sent() {
      keeper.clear();
      setTyped(false);
    },
  };
}
