/**
 * `directory`: which pages there are. A post goes into the page that its number among all posts ever published says, and
 * stays there; a place that a deleted post leaves is not filled again.
 */
export interface Directory {
  /** Posts ever published. */
  published: number;
  /** Pages that hold nothing any more, as ranges (first, last) in order: a reader steps over each at once. */
  gaps: [number, number][];
  /** Sequence of the last event that changed a page. */
  edited: number;
}

/** Posts in one page: small enough that a page is rewritten in a few milliseconds when one of its posts is edited. */
export const PAGE_SIZE = 20;

export const noPages: Directory = { published: 0, gaps: [], edited: 0 };

/** The page that the next post goes into. */
export function nextPage({ published }: Pick<Directory, 'published'>): number {
  return Math.floor(published / PAGE_SIZE);
}

/** Whether no post will come into the page any more. */
export function isClosed({ published }: Pick<Directory, 'published'>, page: number): boolean {
  return (page + 1) * PAGE_SIZE <= published;
}

/** The directory when a closed page has lost its last post. */
export function withGap(directory: Directory, page: number): Directory {
  const before = directory.gaps.filter(([, last]) => last < page - 1);
  const after = directory.gaps.filter(([first]) => first > page + 1);
  const joined = directory.gaps.filter(([first, last]) => last >= page - 1 && first <= page + 1);
  const first = Math.min(page, ...joined.map(([first]) => first));
  const last = Math.max(page, ...joined.map(([, last]) => last));
  return { ...directory, gaps: [...before, [first, last], ...after] };
}

/** The directory when a page that was empty holds a post again. */
export function withoutGap(directory: Directory, page: number): Directory {
  const gaps = directory.gaps.flatMap(([first, last]): Directory['gaps'] => {
    if (page < first || page > last) return [[first, last]];
    const parts: Directory['gaps'] = [
      [first, page - 1],
      [page + 1, last],
    ];
    return parts.filter(([from, to]) => from <= to);
  });
  return { ...directory, gaps };
}

/** Pages that may hold posts, newest first. */
export function* pagesBack(directory: Directory, from = nextPage(directory)): Generator<number> {
  const gaps = directory.gaps.toReversed();
  for (let page = from; page >= 0; page -= 1) {
    while (gaps[0] && gaps[0][0] > page) gaps.shift();
    const gap = gaps[0];
    if (gap && page <= gap[1]) page = gap[0];
    else yield page;
  }
}
