import type { Post } from '@portal/contracts/rest/post';
import type { SearchKind, SearchResult } from '@portal/contracts/rest/search';
import MiniSearch from 'minisearch';
import type { WebBuild } from '../pages/web-build.ts';
import { excerpt } from './excerpt.ts';
import { pageEntries } from './page-entries.ts';
import { stem, wordsOf } from './words.ts';

/** Something that can be found. */
export interface Entry {
  path: string;
  title: string;
  description: string;
  text: string;
  kind: SearchKind;
  /** Changes with the content. */
  version: string;
}

const MOST = 20;
/** Shorter words are taken as they are: a slip of the finger in them would be another word. */
const FUZZY_FROM = 5;

/** Pages and news by their words. Only what has changed since the last time is indexed anew. */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #index = new MiniSearch<Entry>({
    idField: 'path',
    fields: ['title', 'description', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: stem,
    searchOptions: {
      boost: { title: 4, description: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? 0.2 : false),
      combineWith: 'AND',
    },
  });

  /** Brings the index to what there is now. */
  update(build: Pick<WebBuild, 'id' | 'prerendered'>, posts: readonly Post[]): void {
    const now = new Map([...pageEntries(build), ...posts.map(postEntry)].map((entry) => [entry.path, entry]));
    for (const [path] of this.#entries) {
      if (now.has(path)) continue;
      this.#index.discard(path);
      this.#entries.delete(path);
    }
    for (const [path, entry] of now) {
      const known = this.#entries.get(path);
      if (known?.version === entry.version) continue;
      if (known) this.#index.replace(entry);
      else this.#index.add(entry);
      this.#entries.set(path, entry);
    }
  }

  /** All words if there is something with all of them, else any of them. */
  search(question: string): SearchResult[] {
    const all = this.#index.search(question);
    const found = all.length > 0 ? all : this.#index.search(question, { combineWith: 'OR' });
    return found.slice(0, MOST).flatMap(({ id, terms }) => {
      const entry = this.#entries.get(id);
      if (!entry) return [];
      const { title, path, kind } = entry;
      return [{ title, path, kind, excerpt: excerpt(entry, new Set(terms)) }];
    });
  }
}

function postEntry({ _id, title, text, tags, version }: Post): Entry {
  const description = tags.map(({ name }) => name).join(', ');
  return {
    path: `/news/${encodeURIComponent(_id)}`,
    title,
    description,
    text: text.replace(/\s+/g, ' '),
    kind: 'news',
    version: String(version),
  };
}
