import { escapeHtml } from './escape.ts';

/** HTML that may stand in a page as it is. */
export class Html {
  readonly text: string;

  /** @param text trusted: nobody but this portal's own code has written it */
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Tag of template literals: all that is put in is escaped, unless it is `Html` already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, i) => (i === 0 ? text : written(parts[i - 1] as Part) + text)).join(''));
}

export const nothing = new Html('');

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
