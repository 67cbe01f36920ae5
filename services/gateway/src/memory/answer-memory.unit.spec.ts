import type { Sequences } from '@portal/contracts/sequences';
import { beforeEach, describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { AnswerMemory } from './answer-memory.ts';

const answer = (tags: string[], seen: Sequences, bytes = 10) =>
  new Answer({
    body: Buffer.alloc(bytes),
    contentType: 'x/y',
    cacheControl: 'no-cache',
    headers: [],
    seen,
    tags,
  });

describe('the memory of answers', () => {
  let memory: AnswerMemory;
  beforeEach(() => {
    memory = new AnswerMemory(100_000);
    memory.open();
  });

  it('drops what a change touches, and nothing else', () => {
    memory.keep('/a', answer(['list'], { POSTS: 1 }));
    memory.keep('/b', answer(['post:b'], { POSTS: 1 }));
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['list'] });
    expect(memory.find('/a')).toBeUndefined();
    expect(memory.find('/b')).toBeDefined();
  });

  it('leaves alone what has already seen the change', () => {
    memory.keep('/a', answer(['list'], { POSTS: 2 }));
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['list'] });
    expect(memory.find('/a')).toBeDefined();
  });

  it('does not keep what is older than the last change', () => {
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['list'] });
    expect(memory.keep('/a', answer(['list'], { POSTS: 1 }))).toBe(false);
    expect(memory.keep('/a', answer(['list'], {}))).toBe(false);
    expect(memory.find('/a')).toBeUndefined();
    expect(memory.keep('/a', answer(['list'], { POSTS: 2 }))).toBe(true);
  });

  it('drops everything at a change that touches everything', () => {
    memory.keep('/a', answer(['list'], { POSTS: 1 }));
    memory.keep('/b', answer([], { POSTS: 9 }));
    memory.drop({ stream: 'POSTS', sequence: 5, tags: 'everything' });
    expect(memory.find('/a')).toBeUndefined();
    expect(memory.find('/b')).toBeDefined();
  });

  it('gives what it has but takes nothing in while changes can not be heard of', () => {
    memory.keep('/a', answer(['list'], { POSTS: 1 }));
    memory.close();
    expect(memory.find('/a')).toBeDefined();
    expect(memory.keep('/b', answer(['list'], { POSTS: 1 }))).toBe(false);
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['list'] });
    expect(memory.find('/a')).toBeUndefined();
  });

  it('begins with nothing when changes are heard of again, and remembers changes that it knows of', () => {
    memory.keep('/a', answer(['list'], { POSTS: 1 }));
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['other'] });
    memory.open();
    expect(memory.count).toBe(0);
    expect(memory.keep('/b', answer(['other'], { POSTS: 1 }))).toBe(false);
  });

  it('keeps what has only faded to stand in, until something more changes', () => {
    memory.keep('/a', answer(['list'], { POSTS: 1 }));
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['list'], fades: true });
    expect(memory.find('/a')).toBeUndefined();
    expect(memory.findFaded('/a')).toBeDefined();
    expect(memory.keep('/a', answer(['list'], { POSTS: 1 }))).toBe(false);
    memory.drop({ stream: 'POSTS', sequence: 3, tags: ['list'] });
    expect(memory.findFaded('/a')).toBeUndefined();
  });

  it('forgets what it is told to, and takes it in again', () => {
    memory.keep('/a', answer(['uploads'], { POSTS: 1 }));
    memory.keep('/b', answer(['list'], { POSTS: 1 }));
    memory.forget('uploads');
    expect([memory.find('/a'), memory.find('/b')?.tags]).toEqual([undefined, ['list']]);
    expect(memory.keep('/a', answer(['uploads'], { POSTS: 1 }))).toBe(true);
  });

  it('knows nothing of another log', () => {
    memory.drop({ stream: 'POSTS', sequence: 50, tags: 'everything' });
    memory.reset();
    expect(memory.keep('/a', answer(['list'], { POSTS: 1 }))).toBe(true);
  });

  it('stays within its size, and counts what was compressed later', () => {
    for (let n = 0; n < 1_000; n++) memory.keep(`/${n}`, answer([`t${n}`], { POSTS: 1 }, 1_000));
    expect(memory.size).toBeLessThanOrEqual(100_000);
    expect(memory.count).toBeLessThanOrEqual(33);
    expect(memory.keep('/large', answer(['list'], { POSTS: 1 }, 200_000))).toBe(true);
    expect(memory.find('/large')).toBeUndefined();
    memory.drop({ stream: 'POSTS', sequence: 2, tags: ['list'] });
  });
});
