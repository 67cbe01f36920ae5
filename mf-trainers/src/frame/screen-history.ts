/** What a history entry of the browser says about the simulator shown at it; lies beside what the router keeps there. */
interface Mark {
  /** The visit that made it: entries of an earlier visit lead nowhere any more. */
  visit: string;
  screen: number;
  /** Grows with every entry, so that one can tell whether an entry lies before or after. */
  index: number;
}

const key = 'trainer';

/**
 * One entry of the browser's history for each screen of a visit, so that the browser's Back undoes. Addresses stay the
 * same, and what the router keeps in an entry is kept too.
 *
 * @param onScreen called with the screen of the entry that the visitor went to
 */
export class ScreenHistory {
  // not crypto.randomUUID: a portal on a local network without TLS has none
  readonly #visit = `${Date.now()}-${Math.random()}`;
  readonly #onScreen: (screen: number) => void;
  #here: Mark;
  /** A step back has been asked of the browser and has not come yet: a second press must not go further. */
  #goingBack = false;

  constructor(onScreen: (screen: number) => void) {
    this.#onScreen = onScreen;
    this.#here = { visit: this.#visit, screen: 1, index: readMark()?.index ?? 0 };
  }

  /** @returns stops listening */
  start(): () => void {
    this.#write('replaceState');
    addEventListener('popstate', this.#came);
    return () => removeEventListener('popstate', this.#came);
  }

  /** Makes entries up to this screen, when the visitor has come further. */
  reach(screen: number): void {
    while (this.#here.screen < screen) {
      this.#here = { ...this.#here, screen: this.#here.screen + 1, index: this.#here.index + 1 };
      this.#write('pushState');
    }
  }

  /** The entry before; `onScreen` follows. */
  back(): void {
    if (this.#goingBack) return;
    this.#goingBack = true;
    history.back();
  }

  #came = () => {
    this.#goingBack = false;
    const mark = readMark();
    if (!mark) return;
    if (mark.visit === this.#visit) {
      this.#here = mark;
      this.#onScreen(mark.screen);
      return;
    }
    // An entry of an earlier visit: back to where it began and one further, or away from it again.
    history.go(mark.index < this.#here.index ? -mark.screen : -1);
  };

  #write(how: 'pushState' | 'replaceState') {
    history[how]({ ...history.state, [key]: this.#here }, '');
  }
}

/** Where the build makes HTML of the page there is no history yet. */
function readMark(): Mark | undefined {
  return typeof history === 'undefined' ? undefined : history.state?.[key];
}
