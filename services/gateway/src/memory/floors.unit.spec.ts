import { describe, expect, it } from 'vitest';
import { Floors } from './floors.ts';

describe('floors', () => {
  it('allow what has seen the last change of everything it was made from', () => {
    const floors = new Floors();
    floors.raise({ stream: 'POSTS', sequence: 5, tags: ['post:a', 'list'] });
    floors.raise({ stream: 'POSTS', sequence: 4, tags: ['post:a'] });
    expect(floors.allow({ POSTS: 4 }, ['post:a'])).toBe(false);
    expect(floors.allow({ POSTS: 5 }, ['post:a'])).toBe(true);
    expect(floors.allow({ POSTS: 4 }, ['post:b'])).toBe(true);
  });

  it('tell streams apart', () => {
    const floors = new Floors();
    floors.raise({ stream: 'AUTH', sequence: 9, tags: ['unnamed'] });
    expect(floors.allow({ POSTS: 99 }, ['unnamed'])).toBe(false);
    expect(floors.allow({ POSTS: 1, AUTH: 9 }, ['unnamed'])).toBe(true);
    expect(floors.allow({ POSTS: 1 }, ['list'])).toBe(true);
  });

  it('hold for everything when a change touches everything', () => {
    const floors = new Floors();
    floors.raise({ stream: 'POSTS', sequence: 7, tags: 'everything' });
    expect(floors.allow({ POSTS: 6 }, [])).toBe(false);
    expect(floors.allow({}, ['x'])).toBe(false);
    expect(floors.allow({ POSTS: 7 }, ['x'])).toBe(true);
  });

  it('forget single things when there are too many, but never allow what is older', () => {
    const floors = new Floors(2);
    floors.raise({ stream: 'POSTS', sequence: 1, tags: ['a'] });
    floors.raise({ stream: 'POSTS', sequence: 2, tags: ['b'] });
    floors.raise({ stream: 'POSTS', sequence: 3, tags: ['c'] });
    expect(floors.allow({ POSTS: 0 }, ['a'])).toBe(false);
    expect(floors.allow({ POSTS: 2 }, ['b'])).toBe(true);
    expect(floors.allow({ POSTS: 2 }, ['c'])).toBe(false);
  });

  it('allow anything again once cleared', () => {
    const floors = new Floors();
    floors.raise({ stream: 'POSTS', sequence: 7, tags: ['a'] });
    floors.raise({ stream: 'POSTS', sequence: 7, tags: 'everything' });
    floors.clear();
    expect(floors.allow({}, ['a'])).toBe(true);
  });
});
