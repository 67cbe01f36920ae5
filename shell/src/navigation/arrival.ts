/** What holds the page's own content. */
export const contentId = 'content';

/**
 * The one focus rule: after a change of address focus goes to the new page's heading as soon as it is there, unless the
 * visitor has moved on meanwhile.
 *
 * @param content the element that holds the page
 * @param arrived called with the heading's words once it is there
 * @returns gives up waiting
 */
export function focusHeading(content: HTMLElement, arrived: (title: string) => void): () => void {
  const leftAt = document.activeElement;
  const observer = new MutationObserver(look);
  observer.observe(content, { childList: true, subtree: true });
  look();

  function look() {
    const heading = content.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    const movedOn = document.activeElement !== leftAt && document.activeElement !== document.body;
    if (!movedOn) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    arrived(heading.textContent ?? '');
  }

  return () => observer.disconnect();
}
