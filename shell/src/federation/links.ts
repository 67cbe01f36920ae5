import { AreaError } from './area-errors.ts';
import { areaTimeout } from './area-timeout.ts';

/** A preload, never a `<script>`: fetching must not run what may not be wanted. */
export const preloadScript = (address: string) => preload(address, 'script');
export const preloadStyle = (address: string) => preload(address, 'style');

/** Sheets that are applied, or on their way. */
const sheets = new Map<string, Promise<void>>();

/**
 * Applies a style sheet, once, and waits for it. The area's own loader finds the link and takes the sheet for loaded, even
 * if it failed, so this is the one place that notices; a failed link is removed for the next try.
 */
export function styleSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const applied = applySheet(address);
  sheets.set(address, applied);
  applied.catch(() => sheets.delete(address));
  return applied;
}

function applySheet(address: string): Promise<void> {
  // Named by the page itself, whose scripts run after its sheets have come.
  const there = document.head.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${CSS.escape(address)}"]`,
  );
  if (there?.sheet) return Promise.resolve();
  there?.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    const failed = () => {
      link.remove();
      reject(new AreaError('AREA_STYLE_MISSING', `No style sheet at ${address}`));
    };
    const timer = setTimeout(failed, areaTimeout);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(timer);
      failed();
    };
    document.head.append(link);
  });
}

function preload(address: string, as: 'script' | 'style') {
  if (document.head.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = address;
  // A file that could not be had is asked for anew by the next try.
  link.onerror = () => link.remove();
  document.head.append(link);
}
