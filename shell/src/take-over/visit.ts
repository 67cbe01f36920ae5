type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor has begun on a prerendered page, to go on with when another page of the same content takes its place. */
export class Visit {
  readonly #page: HTMLElement;
  readonly #pressed: HTMLElement[] = [];

  constructor(page: HTMLElement) {
    this.#page = page;
    page.addEventListener('click', this.#press);
  }

  /** Exchanges the pages; then focus, words typed and presses that had no effect yet are where they would be. */
  goesOnIn(next: HTMLElement, exchange: () => void): void {
    this.#page.removeEventListener('click', this.#press);
    const find = (element: Element) => counterpart(element, this.#page, next);
    // A list opens for words typed by itself.
    const pressed = this.#pressed.filter((element) => !isTyped(element)).map(find);
    const focused = document.activeElement;
    const focus = focused && this.#page.contains(focused) ? find(focused) : null;
    const typed = this.#typed().map(({ field, words }) => ({ field: find(field) as Typed | null, words }));
    const top = scrollY;

    exchange();
    if (scrollY !== top) scrollTo(0, top);
    focus?.focus({ preventScroll: true });
    for (const { field, words } of typed) type(field, words);
    for (const button of pressed) button?.click();
  }

  /** Links, and buttons of forms, work by themselves; a list opens once, however often it was pressed. */
  #press = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const list = target.closest<HTMLElement>('[role=combobox]');
    if (list && !this.#pressed.includes(list)) this.#pressed.push(list);
    const button = target.closest<HTMLElement>('button');
    if (button && !button.closest('form')) this.#pressed.push(button);
  };

  #typed(): { field: Typed; words: string }[] {
    const fields = this.#page.querySelectorAll<Typed>('input, textarea');
    return [...fields].filter(isTyped).map((field) => ({ field, words: field.value }));
  }
}

function isTyped(element: Element): boolean {
  return 'defaultValue' in element && (element as Typed).value !== (element as Typed).defaultValue;
}

/** The element of `to` that is to it what `element` is to `from`: of the same kind and words, as the same one in order. */
function counterpart(element: Element, from: HTMLElement, to: HTMLElement): HTMLElement | null {
  const alike = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (other) => traits(other) === traits(element),
    );
  return alike(to)[alike(from).indexOf(element as HTMLElement)] ?? null;
}

function traits(element: Element): string {
  const attributes = ['href', 'name', 'type', 'aria-label'].map((name) => element.getAttribute(name));
  // Of a large part the words may have changed; a heading, link or button is known by them.
  const words = (element.textContent ?? '').slice(0, 200);
  return JSON.stringify([...attributes, element.matches('main') ? '' : words]);
}

/** React notices only what the element's own setter was passed by, and an event. */
function type(field: Typed | null, words: string): void {
  if (!field) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
