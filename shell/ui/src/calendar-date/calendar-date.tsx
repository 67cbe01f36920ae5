import { russianDate, russianDateTime } from './russian-date.ts';

export interface CalendarDateProps {
  /** ISO 8601, as the contracts say. */
  at: string;
  /** Shows the time of the day too. */
  time?: boolean;
}

/** A date as the centre's visitors read it, and as programs do. */
export function CalendarDate({ at, time = false }: CalendarDateProps) {
  return <time dateTime={at}>{time ? russianDateTime(at) : russianDate(at)}</time>;
}
