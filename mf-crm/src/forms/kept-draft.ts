import { emptyDraft, type PostDraft } from './post-draft.ts';

export interface Kept {
  draft: PostDraft;
  /** Version of the post that the draft began from; 0 for a new one. */
  version: number;
}

/**
 * What an editor has typed, kept in the tab's session storage until it is sent: a session that ends meanwhile, a reload
 * or a wrong press on a link then costs nothing but the chosen file. Kept for each user apart, since a tab may change hands.
 */
export class KeptDraft {
  readonly #key: string;

  /** @param subject id of the post, or 'new' */
  constructor(userId: string, subject: string) {
    this.#key = `crm.draft.${userId}.${subject}`;
  }

  read(): Kept | null {
    try {
      const { title, text, imgAlt, tags, version } = JSON.parse(sessionStorage.getItem(this.#key) ?? '');
      return { draft: { ...emptyDraft, title, text, imgAlt, tags }, version };
    } catch {
      return null;
    }
  }

  write({ draft: { title, text, imgAlt, tags }, version }: Kept): void {
    ignoreRefusal(() =>
      sessionStorage.setItem(this.#key, JSON.stringify({ title, text, imgAlt, tags, version })),
    );
  }

  clear(): void {
    ignoreRefusal(() => sessionStorage.removeItem(this.#key));
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
