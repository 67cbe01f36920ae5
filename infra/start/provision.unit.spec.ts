import { MAX_BYTES } from '@portal/event-store/ensure-streams';
import { describe, expect, it } from 'vitest';
import { shareOut } from './provision.ts';

const sum = (sizes: Record<string, number>) =>
  Object.values(sizes).reduce((total, bytes) => total + bytes, 0);

describe('the room of the streams', () => {
  it('is what the event store gives them where the disk has it', () => {
    expect(shareOut(1e12)).toEqual(MAX_BYTES);
  });

  it('is shared out in proportion on a small disk, and never more than there is', () => {
    const small = shareOut(1e9);
    expect(sum(small)).toBeLessThanOrEqual(1e9);
    expect(sum(small)).toBeGreaterThan(0.99e9);
    expect(small.POSTS).toBeGreaterThan(small.KEYS);
  });
});
