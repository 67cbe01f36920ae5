import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from './player.ts';
import { scoreOf } from './scores.ts';

/** As much of Web Audio as the player uses; Node has none. */
class Context {
  static made: Context[] = [];
  currentTime = 10;
  destination = {};
  state = 'running';
  tones: { hertz: number; start: number; stop: number; onended?: () => void }[] = [];
  constructor() {
    Context.made.push(this);
  }
  async resume() {}
  async close() {
    this.state = 'closed';
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
    return { gain, connect: () => ({}), disconnect() {} };
  }
  createOscillator() {
    const tone = { hertz: 0, start: 0, stop: 0 };
    this.tones.push(tone);
    return {
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz;
        },
      },
      connect: (next: { connect: () => unknown }) => next,
      start: (at: number) => {
        tone.start = at;
      },
      stop: (at = -1) => {
        tone.stop = at;
      },
    };
  }
}

beforeEach(() => {
  Context.made = [];
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => vi.unstubAllGlobals());

describe('the player', () => {
  it('makes nothing before the first sound', () => {
    new Player().close();
    expect(Context.made).toHaveLength(0);
  });

  it('plays every tone of a score at its time', () => {
    new Player().play(scoreOf('key-5'));
    expect(Context.made[0]?.tones).toEqual([
      { hertz: 770, start: 10, stop: 10.16 },
      { hertz: 1336, start: 10, stop: 10.16 },
    ]);
  });

  it('is silent at once when stopped, and closes what it opened', () => {
    const player = new Player();
    player.play(scoreOf('ringing'));
    player.close();
    const [context] = Context.made;
    expect(context?.tones.every(({ stop }) => stop === -1)).toBe(true);
    expect(context?.state).toBe('closed');
  });

  it('does nothing in a browser without Web Audio', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => new Player().play(scoreOf('door'))).not.toThrow();
  });
});
