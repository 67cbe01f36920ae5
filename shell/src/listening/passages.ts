import { sentences } from '@portal/ui/speech/sentences';

/** A sentence of the page, and where it stands. */
export interface Passage {
  text: string;
  range: Range;
}

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, caption, blockquote';
const unread = 'form, nav, button, dialog, iframe, svg, [hidden], [inert], [aria-hidden="true"]';

/** What there is to read aloud in an element: the sentences of its text, without its controls, in the order of reading. */
export function passagesOf(element: Element): Passage[] {
  return [...element.querySelectorAll(blocks)]
    .filter((block) => !block.closest(unread) && !block.querySelector(blocks))
    .flatMap(passagesOfBlock);
}

function passagesOfBlock(block: Element): Passage[] {
  const nodes = textsOf(block);
  const whole = nodes.map(({ data }) => data).join('');
  let from = 0;
  return sentences(whole).map((text) => {
    const start = whole.indexOf(text, from);
    from = start + text.length;
    const range = document.createRange();
    range.setStart(...place(nodes, start));
    range.setEnd(...place(nodes, from));
    return { text: text.replace(/\s+/g, ' '), range };
  });
}

function textsOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(unread) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** The node, and the offset in it, of a character of the joined text. */
function place(nodes: readonly Text[], offset: number): [Text, number] {
  let left = offset;
  for (const node of nodes) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  throw new RangeError(`No character ${offset} in this block`);
}
