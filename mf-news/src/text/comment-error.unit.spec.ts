import { describe, expect, it } from 'vitest';
import { commentError } from './comment-error.ts';

describe('a comment before it is sent', () => {
  it('must hold more than white space', () => {
    expect(commentError(' \n ')).toBe('Напишите комментарий.');
  });

  it('may be as long as the contract allows, counted in code points', () => {
    expect(commentError('😀'.repeat(2_000))).toBeUndefined();
  });

  it('is told by how much it is too long', () => {
    expect(commentError('а'.repeat(2_003))).toBe('Комментарий слишком длинный: лишних символов — 3.');
  });
});
