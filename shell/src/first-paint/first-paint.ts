import { applySettings, parseSettings, settingsKey } from '../display/kept-settings.ts';
import { readStored } from '../storage.ts';

// The one blocking script of the page: without it large text would appear small and jump.
// Styles for readers without JavaScript end with its first line.
document.documentElement.dataset.script = '';
applySettings(parseSettings(readStored(settingsKey)), document.documentElement);
