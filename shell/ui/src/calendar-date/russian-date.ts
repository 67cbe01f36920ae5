/** The centre is in Belarus: its visitors read dates in its time, whatever their device is set to. */
const timeZone = 'Europe/Minsk';

const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const clock = new Intl.DateTimeFormat('ru', { hour: 'numeric', minute: '2-digit', timeZone });

/** '2026-11-20T09:05:00.000Z' → '20 ноября 2026'. */
export function russianDate(timestamp: string): string {
  // Intl ends with ' г.', which a screen reader spells out and a short line has no need of.
  return day.format(new Date(timestamp)).replace(/\s*г\.$/, '');
}

/** '2026-11-20T09:05:00.000Z' → '20 ноября 2026, 12:05'. */
export function russianDateTime(timestamp: string): string {
  return `${russianDate(timestamp)}, ${clock.format(new Date(timestamp))}`;
}
