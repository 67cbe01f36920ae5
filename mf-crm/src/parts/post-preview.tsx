import type { Display } from '@portal/contracts/web/mount';
import { CalendarDate } from '@portal/ui/calendar-date';
import { Card } from '@portal/ui/card';
import { cut } from '@portal/ui/cut';
import { paragraphs } from '@portal/ui/paragraphs';
import { Picture } from '@portal/ui/picture';
import { Tag } from '@portal/ui/tag';
import { useId } from 'react';
import type { PostDraft } from '../forms/post-draft.ts';
import { useObjectUrl } from '../hooks/use-object-url.ts';
import styles from './post-preview.module.css';

/** SPEC.md section 9, in characters. */
const TITLE = 35;
const TEXT = 150;

interface PostPreviewProps {
  draft: PostDraft;
  /** File name of the picture that the post has already. */
  imgUrl: string | null;
  /** When the post was published; null: it will be today. */
  createdAt: string | null;
  pictures: Display['pictures'];
}

/** What visitors will see of a post, while it is being written: its card in a list and its page. */
export function PostPreview({ draft, imgUrl, createdAt, pictures }: PostPreviewProps) {
  const id = useId();
  const chosen = useObjectUrl(draft.image);
  const present = imgUrl && !draft.removeImage ? `/api/uploads/${encodeURIComponent(imgUrl)}` : null;
  const src = chosen ?? present;
  const title = draft.title.trim() || 'Заголовок';
  const text = draft.text.trim() || 'Текст новости';
  const date = <CalendarDate at={createdAt ?? new Date().toISOString()} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the form it scrolls by itself, which a keyboard must be able to do
    <section className={styles.preview} aria-labelledby={id} tabIndex={0}>
      <h2 className={styles.heading} id={id}>
        Как это увидят посетители
      </h2>
      <p className={styles.label}>В списке новостей</p>
      <div className={styles.card}>
        <Card
          title={cut(title, TITLE)}
          level={3}
          picture={<Picture src={src} alt="" pictures={pictures} />}
          meta={date}
        >
          <p>{cut(text, TEXT)}</p>
        </Card>
      </div>
      <p className={styles.label}>На своей странице</p>
      <div className={styles.page}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>{date}</p>
        {draft.tags.some(({ name }) => name.trim()) && (
          <p className={styles.tags}>
            {draft.tags.map(({ name, color }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no other identity than its place
              <Tag key={index} color={color}>
                {name}
              </Tag>
            ))}
          </p>
        )}
        {src && (
          <div className={styles.picture}>
            <Picture src={src} alt={draft.imgAlt} pictures={pictures} />
          </div>
        )}
        {paragraphs(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are told apart by their places
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
