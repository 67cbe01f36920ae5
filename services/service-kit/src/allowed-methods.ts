interface Known {
  method: string;
  segments: string[];
}

function matches(pattern: string[], path: string[]): boolean {
  if (pattern.at(-1) === '*') return pattern.slice(0, -1).every((part, i) => fits(part, path[i]));
  return pattern.length === path.length && pattern.every((part, i) => fits(part, path[i]));
}

function fits(part: string, segment: string | undefined): boolean {
  if (segment === undefined) return false;
  return part.startsWith(':') ? segment !== '' : part.toLowerCase() === segment.toLowerCase();
}

/** Knows which methods an address takes, for 405 with Allow: the router itself only says 'not found'. */
export class AllowedMethods {
  readonly #known: Known[] = [];

  add(method: string | string[], url: string): void {
    for (const one of [method].flat()) this.#known.push({ method: one, segments: url.split('/') });
  }

  /** The methods of the address, sorted; empty when there is nothing at it. `url` may have a query. */
  of(url: string): string[] {
    const path = (url.split('?', 1)[0] ?? '').split('/');
    const found = this.#known.filter(({ segments }) => matches(segments, path));
    return [...new Set(found.map(({ method }) => method))].sort();
  }
}
