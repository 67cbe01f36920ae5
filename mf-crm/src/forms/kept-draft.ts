import { emptyDraft, type PostDraft } from './post-draft.ts';

export interface Kept {
  draft: PostDraft;
  /** Version of the post that the draft began from; 0 for a new one. */
  version: number;
}

/**
 * What an editor has typed, kept on this device until it is sent: a session that ends meanwhile, a closed tab or a wrong
 * press on a link then costs nothing but the chosen file. Kept for each user apart, since a device may change hands.
 */
export class KeptDraft {
  readonly #key: string;

  /** @param subject id of the post, or 'new' */
  constructor(userId: string, subject: string) {
    this.#key = `crm.draft.${userId}.${subject}`;
  }

  read(): Kept | null {
    try {
      const { title, text, imgAlt, tags, version } = JSON.parse(localStorage.getItem(this.#key) ?? '');
      return { draft: { ...emptyDraft, title, text, imgAlt, tags }, version };
    } catch {
      return null;
    }
  }

  write({ draft: { title, text, imgAlt, tags }, version }: Kept): void {
    ignoreRefusal(() =>
      localStorage.setItem(this.#key, JSON.stringify({ title, text, imgAlt, tags, version })),
    );
  }

  clear(): void {
    ignoreRefusal(() => localStorage.removeItem(this.#key));
  }
}

/** Storage may be switched off or full: the form works without it. */
function ignoreRefusal(work: () => void) {
  try {
    work();
  } catch {
    // nothing is kept then
  }
}
