import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Reader, russianVoice } from './reader.ts';

export interface Reading {
  /** Index of the sentence that is being read. */
  current: number | null;
  /** Starts, or goes on with the sentence at which it was stopped; stops when reading. */
  toggle(): void;
}

const synthesis = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

/**
 * Reading aloud by sentence, with a Russian voice only.
 *
 * @param sentences what there is to read; when they change, reading stops
 * @param wanted the visitor's setting; without it nothing is read
 * @returns `null` on a device without a Russian voice, and where it is not wanted: then there is no button
 */
export function useReading(sentences: readonly string[], wanted = true): Reading | null {
  const voice = useRussianVoice();
  const [current, setCurrent] = useState<number | null>(null);
  const reader = useRef<Reader>(undefined);
  const stoppedAt = useRef(0);
  const text = sentences.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another text, with which reading starts anew
  useEffect(() => {
    stoppedAt.current = 0;
    return () => reader.current?.stop();
  }, [text, wanted]);

  const toggle = useCallback(() => {
    if (!voice || !synthesis) return;
    reader.current ??= new Reader(synthesis, setCurrent);
    if (current === null) {
      reader.current.read(text.split('\n'), voice, stoppedAt.current);
    } else {
      stoppedAt.current = current;
      reader.current.stop();
    }
  }, [voice, current, text]);

  return voice && wanted ? { current, toggle } : null;
}

/** Voices may come some time after the page. */
function useRussianVoice(): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    (changed) => {
      synthesis?.addEventListener('voiceschanged', changed);
      return () => synthesis?.removeEventListener('voiceschanged', changed);
    },
    () => russianVoice(synthesis?.getVoices() ?? []),
    () => null,
  );
}
