import type { Hours, Links } from '@portal/contracts/rest/content';
import { Entered } from './entered.ts';
import type { Topic, TopicValues } from './topics.ts';

type Prepare = { [T in Topic]: (value: TopicValues[T], entered: Entered) => TopicValues[T] };

/** What was entered on each topic as it is kept: trimmed, addresses of frames in one form. */
const prepareTopic: Prepare = {
  contacts: ({ phones, emails, addresses, map }, entered) => ({
    phones: phones.map(({ number, note }) => ({ number: number.trim(), note: note.trim() })),
    emails: emails.map(({ address, note }) => ({ address, note: note.trim() })),
    addresses: addresses.map(({ address, note }) => ({ address: address.trim(), note: note.trim() })),
    map: entered.embed('map', map),
  }),
  hours: (hours, entered) => {
    judgeHours(hours, entered);
    return { ...hours, days: hours.days.trim() };
  },
  emergency: ({ heating, housing }) => ({ heating: heating.trim(), housing: housing.trim() }),
  links: (links, entered) =>
    Object.fromEntries(
      Object.entries(links).map(([id, address]) => [id, entered.link(id, address)]),
    ) as unknown as Links,
  videos: (videos, entered) =>
    videos.map(({ title, caption, video }, index) => ({
      title: title.trim(),
      caption: caption.trim(),
      video: entered.embed(`${index}.video`, video),
    })),
  sample: (sample) => sample,
};

const minutes = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

function judgeHours({ opens, closes, lunchFrom, lunchTo }: Hours, entered: Entered): void {
  if (minutes(closes) <= minutes(opens)) entered.wrong('closes', 'Конец работы должен быть позже начала.');
  if ((lunchFrom === '') !== (lunchTo === '')) {
    entered.wrong(lunchFrom === '' ? 'lunchFrom' : 'lunchTo', 'Укажите и начало, и конец обеда.');
  } else if (lunchFrom !== '' && minutes(lunchTo) <= minutes(lunchFrom)) {
    entered.wrong('lunchTo', 'Конец обеда должен быть позже начала.');
  }
}

/** @throws InvalidInputError with field errors */
export function prepare<T extends Topic>(
  topic: T,
  value: TopicValues[T],
  frameSources: readonly string[],
): TopicValues[T] {
  const entered = new Entered(frameSources);
  const prepared = prepareTopic[topic](value, entered);
  entered.done();
  return prepared;
}
