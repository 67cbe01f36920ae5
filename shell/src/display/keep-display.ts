import { writeStored } from '../storage.ts';
import type { Store } from '../store/store.ts';
import { applySettings, settingsKey } from './kept-settings.ts';

/** Applies the display settings to the page and stores them whenever they change. */
export function keepDisplay(store: Store): void {
  let kept = store.getState().display;
  applySettings(kept, document.documentElement);
  store.subscribe(() => {
    const { display } = store.getState();
    if (display === kept) return;
    kept = display;
    applySettings(display, document.documentElement);
    writeStored(settingsKey, JSON.stringify(display));
  });
}
