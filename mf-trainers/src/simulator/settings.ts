import { createEvent, createStore } from 'effector';
import { deviceStorage } from './device-storage.ts';

const key = 'portal.trainers.settings';

/** How a helper sets the simulators up for the learner; kept on this device for all six. */
export interface Settings {
  /** The words of the hint stand there from the start, or only when asked for. */
  hints: 'asked' | 'shown';
  /** At most three choices at once, the right ones among them. */
  fewer: boolean;
  /** What happens after a time (the telephone's connection) happens by itself or by a button. */
  timing: 'auto' | 'hand';
  sound: boolean;
}

export const usualSettings: Settings = { hints: 'asked', fewer: false, timing: 'auto', sound: true };

/** @returns the usual value for everything that is missing or unknown in `text` */
export function readSettings(text: string | null): Settings {
  const kept = parse(text);
  return {
    hints: kept.hints === 'shown' ? 'shown' : 'asked',
    fewer: kept.fewer === true,
    timing: kept.timing === 'hand' ? 'hand' : 'auto',
    sound: kept.sound !== false,
  };
}

export const settingsChanged = createEvent<Partial<Settings>>();

export const $settings = createStore(readSettings(deviceStorage.read(key))).on(
  settingsChanged,
  (settings, change) => ({ ...settings, ...change }),
);

$settings.updates.watch((settings) => deviceStorage.write(key, JSON.stringify(settings)));

function parse(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    return (text && JSON.parse(text)) || {};
  } catch {
    return {};
  }
}
