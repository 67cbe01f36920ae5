import { writeStored } from '../storage.ts';
import type { Store } from '../store/store.ts';
import { applySettings, settingsKey } from './kept-settings.ts';
import { contrastQuery, darkQuery } from './scheme.ts';

/** Applies the display settings to the page, stores them whenever they change, and follows the system's where none is chosen. */
export function keepDisplay(store: Store): void {
  let kept = store.getState().display;
  applySettings(kept, document.documentElement);
  for (const query of [contrastQuery, darkQuery]) {
    matchMedia(query).addEventListener('change', () => applySettings(kept, document.documentElement));
  }
  store.subscribe(() => {
    const { display } = store.getState();
    if (display === kept) return;
    kept = display;
    applySettings(display, document.documentElement);
    writeStored(settingsKey, JSON.stringify(display));
  });
}
