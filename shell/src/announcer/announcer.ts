export type Urgency = 'polite' | 'assertive';

type Listener = (said: Readonly<Record<Urgency, string>>) => void;

/** Screen readers say what changes in a live region, so a message that is said twice must leave it in between. */
const pauseBeforeWords = 60;

const said: Record<Urgency, string> = { polite: '', assertive: '' };
const listeners = new Set<Listener>();

/** Says a change to screen readers, once, through the page's one pair of live regions. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  put(urgency, '');
  setTimeout(() => put(urgency, message), pauseBeforeWords);
}

/** Calls the listener with what the regions hold, now and at every change, until the answer is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  listener({ ...said });
  return () => listeners.delete(listener);
}

function put(urgency: Urgency, message: string) {
  said[urgency] = message;
  for (const listener of listeners) listener({ ...said });
}
