import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { PoisonEventError } from './errors.ts';
import { EventCatalogue, UNREADABLE } from './event-catalogue.ts';

const catalogue = new EventCatalogue({ 'portal.post.published.v1': Type.Object({ title: Type.String() }) });
const event = (type: string, data: unknown = { title: 'Новость' }) => ({
  ...{ type, data, id: 'id', subject: 'posts.post.1', sequence: 7, time: '' },
});

describe('a catalogue of events', () => {
  it('knows its own, also with fields that came later', () => {
    expect(catalogue.knows(event('portal.post.published.v1', { title: 'Новость', later: 1 }))).toBe(true);
  });

  it('leaves other families alone', () => {
    expect(catalogue.knows(event('portal.posts.viewed.v1'))).toBe(false);
    expect(catalogue.knows(event('portal.comment.written.v1'))).toBe(false);
  });

  it.each([
    ['a type of its family that it does not know', event('portal.post.pinned.v1')],
    ['a version that it does not know', event('portal.post.published.v2')],
    ['data against the schema', event('portal.post.published.v1', { title: 1 })],
    ['a message that is no event', event(UNREADABLE, null)],
  ])('takes %s for poison', (_what, poison) => {
    expect(() => catalogue.knows(poison)).toThrow(PoisonEventError);
    expect(() => catalogue.knows(poison)).toThrow(/event 7/);
  });
});
