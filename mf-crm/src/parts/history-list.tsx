import type { Post } from '@portal/contracts/rest/post';
import type { PostChange } from '@portal/contracts/rest/post-history';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { List } from '@portal/ui/list';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { getHistory } from '../api/posts.ts';
import styles from './post-history.module.css';

const happened: Record<PostChange['change'], string> = {
  published: 'Новость опубликована',
  edited: 'Новость изменена',
  deleted: 'Новость удалена',
  restored: 'Новость возвращена',
};

const fields: Record<PostChange['changed'][number], string> = {
  title: 'заголовок',
  text: 'текст',
  image: 'картинка',
  imgAlt: 'описание картинки',
  tags: 'метки',
};

interface HistoryListProps {
  post: Post;
  api: Api;
  onShow: (version: number) => void;
}

/** All that happened to a post, the latest first. */
export function HistoryList({ post, api, onShow }: HistoryListProps) {
  const [history, retry] = useLoaded((signal) => getHistory(api, post._id, signal));
  return (
    <WhenLoaded loaded={history} onRetry={retry}>
      {(changes) => (
        <List ordered className={styles.list}>
          {changes.toReversed().map((entry) => (
            <li key={entry.at + entry.change} className={styles.entry}>
              <div className={styles.words}>
                <p className={styles.what}>
                  <strong>{happened[entry.change]}</strong>
                  {entry.changed.length > 0 && `: ${entry.changed.map((field) => fields[field]).join(', ')}`}
                </p>
                <p className={styles.facts}>
                  <CalendarDate at={entry.at} time />, {entry.username || 'пользователь удалён'}
                </p>
              </div>
              {makesVersion(entry) && <Version entry={entry} post={post} onShow={onShow} />}
            </li>
          ))}
        </List>
      )}
    </WhenLoaded>
  );
}

function Version({
  entry: { version },
  post,
  onShow,
}: { entry: PostChange } & Omit<HistoryListProps, 'api'>) {
  if (version === post.version) {
    return <p className={styles.facts}>Вариант {version}: сейчас на портале</p>;
  }
  return (
    <Button kind="quiet" onClick={() => onShow(version)}>
      <span>
        Вариант {version}: <VisuallyHidden>посмотреть и вернуть</VisuallyHidden>
        <span aria-hidden="true">посмотреть</span>
      </span>
    </Button>
  );
}

const makesVersion = ({ change }: PostChange) => change === 'published' || change === 'edited';
