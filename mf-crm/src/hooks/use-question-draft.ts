import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attemptKey } from '../api/attempt-key.ts';
import { clearKept, type KeptQuestion, keep, readKept } from '../forms/kept-question.ts';
import { emptyQuestion, type QuestionDraft } from '../forms/question-draft.ts';

export interface KeptDraft extends KeptQuestion {
  change: (part: Partial<QuestionDraft>) => void;
  /** Other words, or another file: what is sent now is another question. */
  renewKey: () => void;
  clear: () => void;
  /** What was under that key has arrived; what was typed since then stays. */
  sent: (key: string) => void;
}

/** A question that outlives the page until it is sent or cleared. `title`: what it begins with. */
export function useQuestionDraft(title: string): KeptDraft {
  const [state, setState] = useState<KeptQuestion>({ draft: { ...emptyQuestion, title }, key: '' });
  // An answer of the server comes when the words may be other ones than those that were sent.
  const latest = useRef(state);

  // Not before the page stands: its first state is the same for everybody, so that it can be made at build time.
  const begin = useEffectEvent(() => {
    const kept = readKept();
    const draft = { ...emptyQuestion, ...kept?.draft };
    show({ draft: { ...draft, title: draft.title || title }, key: kept?.key ?? attemptKey() });
  });
  useEffect(() => begin(), []);

  function show(next: KeptQuestion) {
    latest.current = next;
    setState(next);
  }

  function set(next: KeptQuestion) {
    show(next);
    keep(next);
  }

  function clear() {
    clearKept();
    show({ draft: emptyQuestion, key: attemptKey() });
  }

  return {
    ...state,
    change: (part) => set({ draft: { ...latest.current.draft, ...part }, key: attemptKey() }),
    renewKey: () => set({ ...latest.current, key: attemptKey() }),
    clear,
    sent(key) {
      if (latest.current.key === key) clear();
    },
  };
}
