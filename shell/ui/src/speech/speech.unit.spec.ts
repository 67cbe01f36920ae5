import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reader, russianVoice } from './reader.ts';
import { sentences } from './sentences.ts';

const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice;

describe('text to be read', () => {
  it('is cut into sentences', () => {
    expect(sentences('Вы дома. Что болит? Нажмите «Я заболел!».')).toEqual([
      'Вы дома.',
      'Что болит?',
      'Нажмите «Я заболел!».',
    ]);
    expect(sentences('Без точки')).toEqual(['Без точки']);
    expect(sentences('')).toEqual([]);
  });
});

describe('the voice', () => {
  it('is Russian or none', () => {
    expect(russianVoice([voice('en-US'), voice('uk-UA')])).toBeNull();
    expect(russianVoice([voice('en-US'), voice('ru_RU')])?.lang).toBe('ru_RU');
  });

  it('is the device’s own rather than one over the network', () => {
    expect(russianVoice([voice('ru-RU', false), voice('ru-RU', true)])?.localService).toBe(true);
  });
});

describe('the reader', () => {
  interface Said {
    text: string;
    onend: () => void;
    onerror: () => void;
  }
  let said: Said[];
  const synthesis = { speak: (one: unknown) => said.push(one as Said), cancel: vi.fn() };

  beforeEach(() => {
    said = [];
    // the browser's class, which Node does not have; the reader's own logic is what is tested
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes on to the next sentence when one has ended, and says which', () => {
    const told: (number | null)[] = [];
    const reader = new Reader(synthesis as unknown as SpeechSynthesis, (index) => told.push(index));
    reader.read(['Раз.', 'Два.'], voice('ru-RU'));
    said[0]!.onend();
    said[1]!.onend();
    expect(said.map(({ text }) => text)).toEqual(['Раз.', 'Два.']);
    expect(told).toEqual([0, 1, null]);
  });

  it('is silent after stop, whatever the browser still tells', () => {
    const reader = new Reader(synthesis as unknown as SpeechSynthesis, () => {});
    reader.read(['Раз.', 'Два.'], voice('ru-RU'));
    reader.stop();
    said[0]!.onend();
    expect(said).toHaveLength(1);
    expect(synthesis.cancel).toHaveBeenCalled();
  });
});
