import type { Guide } from '@portal/contracts/rest/content';
import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { List } from '@portal/ui/list';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { getGuide } from '../api/content.ts';
import { AskUs } from '../parts/ask-us.tsx';
import { Note } from '../parts/note.tsx';
import styles from './guide-section.module.css';
import { GuideSection } from './guide-section.tsx';

const title = 'Путеводитель по городу';

/** `/putevoditel`: nine headings, each with its places as a list first and its map after a press. */
export function GuidePage(mount: Mount) {
  usePage(mount, title);
  const [fresh, retry] = useLoaded((signal) => getGuide(mount.api, signal), { fresh: true });
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p>
        Здесь места города: адреса, телефоны, часы работы. У каждого места написано, можно ли войти без
        ступеней.
      </p>
      <WhenLoaded loaded={fresh} onRetry={retry}>
        {(guide) => <Headings guide={guide} />}
      </WhenLoaded>
      <AskUs question="Нужно узнать, как куда-то попасть?" />
    </>
  );
}

function Headings({ guide }: { guide: Guide }) {
  const empty = guide.every(({ map, places }) => map === '' && places.length === 0);
  return (
    <>
      {empty && <Note>Центр ещё не добавил сюда места и карты. Сотрудники центра добавят их.</Note>}
      {!empty && (
        <nav aria-label="Заголовки путеводителя">
          <List className={styles.headings}>
            {guide.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
                {section.places.length > 0 && <span>— мест: {section.places.length}</span>}
              </li>
            ))}
          </List>
        </nav>
      )}
      {guide.map((section) => (
        <GuideSection key={section.id} section={section} />
      ))}
    </>
  );
}
