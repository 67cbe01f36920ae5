import { applySettings, parseSettings, settingsKey } from '../display/kept-settings.ts';
import { readStored } from '../storage.ts';

// The one blocking script of the page: without it large text would appear small and jump.
applySettings(parseSettings(readStored(settingsKey)), document.documentElement);
