import { describe, expect, it } from 'vitest';
import { formatRequired, isBehind, KnownSequences } from './known-sequences.ts';

describe('known sequences', () => {
  it('only ever grow', () => {
    const known = new KnownSequences();
    known.raise({ POSTS: 5, AUTH: 3 });
    known.raise({ POSTS: 4 });
    expect(known.requiredOf('posts')).toEqual({ POSTS: 5, AUTH: 3 });
  });

  it('ask a service for its own streams alone', () => {
    const known = new KnownSequences();
    known.raise({ POSTS: 5, AUTH: 3, QUESTIONS: 8 });
    expect(known.requiredOf('auth')).toEqual({ AUTH: 3 });
    expect(known.requiredOf('questions')).toEqual({ QUESTIONS: 8, AUTH: 3 });
  });

  it('forget a stream whose log has begun anew', () => {
    const known = new KnownSequences();
    known.raise({ POSTS: 5, AUTH: 3 });
    known.forget('POSTS');
    expect(known.requiredOf('posts')).toEqual({ AUTH: 3 });
  });
});

it('knows when an answer is behind', () => {
  expect(isBehind({ POSTS: 4, AUTH: 3 }, { POSTS: 5 })).toBe(true);
  expect(isBehind({ POSTS: 5 }, { POSTS: 5, AUTH: 9 })).toBe(false);
});

it('sends no header when nothing is required', () => {
  expect(formatRequired({})).toBeUndefined();
  expect(formatRequired({ POSTS: 1 })).toBe('POSTS=1');
});
