import type { Mount } from '@portal/contracts/web/mount';
import { pages } from '@portal/contracts/web/pages';
import { PageHeading } from '@portal/ui/heading';
import { matchPath } from 'react-router';
import { usePage } from '../hooks/use-page.ts';
import { AskUs } from '../parts/ask-us.tsx';
import { Note } from '../parts/note.tsx';
import { type AwaitedKind, awaitedPages } from './awaited-pages.ts';

const words: Record<AwaitedKind, { missing: string; ask: string }> = {
  document: {
    missing: 'Этот документ ещё не размещён на портале. Сотрудники центра добавят его сюда.',
    ask: 'Нужен документ сейчас или в другом виде: крупным шрифтом, на простом языке?',
  },
  videos: {
    missing: 'Видео ещё не размещены на портале. Сотрудники центра добавят их сюда.',
    ask: 'Вы ищете определённое видео?',
  },
  maps: {
    missing: 'Карты ещё не размещены на портале. Сотрудники центра добавят их сюда.',
    ask: 'Нужно узнать, как куда-то попасть?',
  },
};

/** A page while the centre has not brought in what belongs there: it says so, and where to ask. */
export function AwaitedPage(mount: Mount) {
  const { title, description } = at(pages, mount.path);
  const { missing, ask } = words[at(awaitedPages, mount.path).kind];
  usePage(mount, title);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p>{description}</p>
      <Note>{missing}</Note>
      <AskUs question={ask} />
    </>
  );
}

/** The entry for an address, in any letter case and with or without a slash at its end. */
function at<E extends { path: string }>(entries: readonly E[], address: string): E {
  const entry = entries.find(({ path }) => matchPath(path, address));
  if (!entry) throw new Error(`nothing is known of ${address}`);
  return entry;
}
