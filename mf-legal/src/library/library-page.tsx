import type { Videos } from '@portal/contracts/rest/content';
import type { Mount } from '@portal/contracts/web/mount';
import { ClickFrame } from '@portal/ui/click-frame';
import { PageHeading } from '@portal/ui/heading';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { getVideos } from '../api/content.ts';
import { AskUs } from '../parts/ask-us.tsx';
import { MeetingCaptions } from '../parts/meeting-captions.tsx';
import { Note } from '../parts/note.tsx';

const title = 'Аудиобиблиотека для незрячих и слабовидящих';

/** `/audiobiblioteka-…`: videos about meeting blind people; what is said in each is written under its name. */
export function LibraryPage(mount: Mount) {
  usePage(mount, title);
  const [fresh, retry] = useLoaded((signal) => getVideos(mount.api, signal), { fresh: true });
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p>
        Эти видео рассказывают, как общаться с незрячими людьми. Под названием каждого написано, о чём оно.
      </p>
      <h2>Видео</h2>
      <WhenLoaded loaded={fresh} onRetry={retry}>
        {(videos) =>
          videos.length > 0 ? (
            videos.map((video) => <Video key={video.video + video.title} {...video} />)
          ) : (
            <Note>Центр ещё не добавил сюда видео. Сотрудники центра добавят их.</Note>
          )
        }
      </WhenLoaded>
      <MeetingCaptions />
      <AskUs question="Вы ищете определённое видео?" />
    </>
  );
}

function Video({ title, caption, video }: Videos[number]) {
  return (
    <>
      <h3>{title}</h3>
      {caption
        .split(/\n+/)
        .filter((words) => words !== '')
        .map((words) => (
          <p key={words}>{words}</p>
        ))}
      <ClickFrame
        what={`Видео: ${title}`}
        show={`Показать видео: ${title}`}
        hide={`Скрыть видео: ${title}`}
        src={video}
      />
    </>
  );
}
