import { CalendarDate } from './calendar-date.tsx';

export const examples = {
  day: <CalendarDate at="2026-11-20T09:05:00.000Z" />,
  moment: <CalendarDate at="2026-11-20T09:05:00.000Z" time />,
};
