import type { Score } from './scores.ts';

const loudness = 0.2;
/** Seconds over which a note comes and goes, so that it does not click. */
const edge = 0.015;

/** Plays scores with Web Audio. Nothing is made before the first sound, and nothing is left after `close`. */
export class Player {
  #context: AudioContext | undefined;
  #playing = new Set<OscillatorNode>();

  /** Call it from a press: browsers let a page sound only then. Without Web Audio nothing happens. */
  play(score: Score): void {
    const context = this.#open();
    if (!context) return;
    void context.resume();
    for (const { hertz, at, length, gain = loudness } of score) {
      for (const tone of hertz)
        this.#note(context, tone, context.currentTime + at, length, gain / hertz.length);
    }
  }

  stop(): void {
    for (const oscillator of this.#playing) oscillator.stop();
    this.#playing.clear();
  }

  /** Silence, for good. */
  close(): void {
    this.stop();
    void this.#context?.close();
    this.#context = undefined;
  }

  #open(): AudioContext | undefined {
    if (!this.#context && typeof AudioContext === 'function') this.#context = new AudioContext();
    return this.#context;
  }

  #note(context: AudioContext, hertz: number, start: number, length: number, gain: number): void {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(gain, start + edge);
    volume.gain.setValueAtTime(gain, start + length - edge);
    volume.gain.linearRampToValueAtTime(0, start + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.onended = () => {
      this.#playing.delete(oscillator);
      volume.disconnect();
    };
    this.#playing.add(oscillator);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
