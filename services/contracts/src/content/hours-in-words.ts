import type { Hours } from '../rest/content.ts';

/** 'Понедельник–пятница, 8:00–17:00, обед 13:00–14:00' */
export function hoursInWords({ days, opens, closes, lunchFrom, lunchTo }: Hours): string {
  const lunch = lunchFrom && `, обед ${lunchFrom}–${lunchTo}`;
  return `${days}, ${opens}–${closes}${lunch}`;
}
