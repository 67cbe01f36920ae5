import { emptyQuestion, type QuestionDraft } from './question-draft.ts';

export interface KeptQuestion {
  draft: QuestionDraft;
  /** Idempotency-Key of these words: a try before the reload may have arrived. */
  key: string;
}

const KEY = 'question.draft';

/**
 * What a visitor has typed, kept on this device until it is sent or cleared: whoever closes the page in the middle, or
 * has no connection today, finds it again.
 */
export function readKept(): KeptQuestion | null {
  try {
    const { draft, key } = JSON.parse(localStorage.getItem(KEY) ?? '') as KeptQuestion;
    return { draft: { ...emptyQuestion, ...draft }, key };
  } catch {
    return null;
  }
}

export function keep(kept: KeptQuestion): void {
  ignoreRefusal(() => localStorage.setItem(KEY, JSON.stringify(kept)));
}

export function clearKept(): void {
  ignoreRefusal(() => localStorage.removeItem(KEY));
}

/** Storage may be switched off or full: the form works without it. */
function ignoreRefusal(work: () => void) {
  try {
    work();
  } catch {
    // nothing is kept then
  }
}
