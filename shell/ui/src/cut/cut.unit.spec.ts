import { describe, expect, it } from 'vitest';
import { cut } from './cut.tsx';

describe('cut', () => {
  it('leaves a text of exactly the allowed length alone', () => {
    expect(cut('а'.repeat(35), 35)).toBe('а'.repeat(35));
  });

  it('cuts one character more and adds three full stops', () => {
    expect(cut('а'.repeat(36), 35)).toBe(`${'а'.repeat(35)}...`);
  });

  it('counts an emoji as one character and never cuts through it', () => {
    expect(cut('😀'.repeat(35), 35)).toBe('😀'.repeat(35));
    expect(cut('😀'.repeat(36), 35)).toBe(`${'😀'.repeat(35)}...`);
  });

  it('gives nothing for nothing', () => {
    expect(cut('', 35)).toBe('');
  });
});
