import { Visit } from './visit.ts';

/** In ms without a change, after which a page in which nothing is loading counts as whole: effects have run by then. */
const calm = 30;
/** In ms: a page that is not whole by then takes over as it is, so that its buttons work. */
const longest = 5_000;

/**
 * Puts the page that React draws in the place of the prerendered one: drawn beside it and exchanged in one step once
 * nothing in it is loading any more, so that nothing flashes or jumps, and what the visitor has begun goes on.
 *
 * @param root holds the prerendered page (`data-prerendered`), or nothing
 * @param draw begins to draw into an element
 */
export function takeOver(root: HTMLElement, draw: (container: HTMLElement) => void): void {
  if (root.dataset.prerendered === undefined) {
    draw(root);
    return;
  }
  const visit = new Visit(root);
  const container = document.createElement('div');
  container.id = root.id;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(settling);
    if (!container.querySelector('[data-loading]')) settling = setTimeout(exchange, calm);
  });
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(exchange, longest);
  draw(container);

  function exchange() {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(settling);
    visit.goesOnIn(container, () => root.replaceWith(container));
  }
}
