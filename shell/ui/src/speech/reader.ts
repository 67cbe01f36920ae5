/** The visitor's Russian voice, if the device has one: its own voices first, which need no network. */
export function russianVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const russian = voices.filter(({ lang }) => /^ru\b/i.test(lang.replace('_', '-')));
  return russian.find(({ localService }) => localService) ?? russian[0] ?? null;
}

/** Reads sentences one after another with one voice, and tells which one is being read. */
export class Reader {
  readonly #synthesis: SpeechSynthesis;
  readonly #tell: (sentence: number | null) => void;
  #current: SpeechSynthesisUtterance | undefined;

  /** @param tell gets the index of the sentence that begins, and `null` when reading has ended or was stopped */
  constructor(synthesis: SpeechSynthesis, tell: (sentence: number | null) => void) {
    this.#synthesis = synthesis;
    this.#tell = tell;
  }

  read(sentences: readonly string[], voice: SpeechSynthesisVoice, from = 0): void {
    this.#silence();
    const sentence = sentences[from];
    if (sentence === undefined) {
      this.#tell(null);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9;
    utterance.onend = () => this.#current === utterance && this.read(sentences, voice, from + 1);
    utterance.onerror = () => this.#current === utterance && this.stop();
    this.#current = utterance;
    this.#tell(from);
    this.#synthesis.speak(utterance);
  }

  stop(): void {
    this.#silence();
    this.#tell(null);
  }

  #silence(): void {
    this.#current = undefined;
    this.#synthesis.cancel();
  }
}
