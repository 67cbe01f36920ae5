import type { EventSchemas } from '@portal/contracts/events/event';
import Type from 'typebox';
import { foldEach, type Projection } from '../projection.ts';

/** A small domain for tests of projections: words are written and erased, and counted. */
export const wordEvents = {
  'test.word.written.v1': Type.Object({ word: Type.String() }),
  'test.word.erased.v1': Type.Object({ word: Type.String() }),
} satisfies EventSchemas;

export type WordEvent =
  | { type: 'test.word.written.v1'; data: { word: string } }
  | { type: 'test.word.erased.v1'; data: { word: string } };

export interface Count {
  times: number;
  lastAt: number;
}

/** How often each word was written since it was last erased. */
export const wordCounts: Projection<WordEvent> = {
  name: 'word-counts',
  version: 1,
  stream: 'POSTS',
  events: wordEvents,
  apply: foldEach<WordEvent, Count>({
    touches: ({ data }) => [data.word],
    evolve: (count, event) =>
      event.type === 'test.word.erased.v1'
        ? null
        : { times: (count?.times ?? 0) + 1, lastAt: event.sequence },
  }),
};

/** The same and, in one document more, how many words there are: documents that depend on each other. */
export const wordTotals: Projection<WordEvent> = {
  ...wordCounts,
  name: 'word-totals',
  async apply(event, documents) {
    const { word } = event.data;
    const [count, total] = await Promise.all([
      documents.get<Count>(`word:${word}`),
      documents.get<{ words: number }>('total'),
    ]);
    const words = total?.words ?? 0;
    if (event.type === 'test.word.erased.v1') {
      documents.delete(`word:${word}`);
      documents.set('total', { words: count ? words - 1 : words });
    } else {
      documents.set(`word:${word}`, { times: (count?.times ?? 0) + 1, lastAt: event.sequence });
      documents.set('total', { words: count ? words : words + 1 });
    }
  },
};

export const written = (word: string): WordEvent => ({ type: 'test.word.written.v1', data: { word } });
export const erased = (word: string): WordEvent => ({ type: 'test.word.erased.v1', data: { word } });
