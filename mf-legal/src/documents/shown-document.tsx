import type { DocumentFile } from '@portal/contracts/rest/content';
import { LinkButton } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { ClickFrame } from '@portal/ui/click-frame';
import { fileSize } from '@portal/ui/file-size';
import styles from './shown-document.module.css';

interface ShownDocumentProps {
  title: string;
  document: DocumentFile;
}

/** What is worth knowing before a large file is fetched, and the ways to it. The viewer is the browser's own, after a press. */
export function ShownDocument({
  title,
  document: { url, size, pages, edition, publishedAt },
}: ShownDocumentProps) {
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Файл</dt>
          <dd>PDF, {fileSize(size)}</dd>
        </div>
        <div>
          <dt>Страниц</dt>
          <dd>{pages}</dd>
        </div>
        {edition && (
          <div>
            <dt>Дата документа</dt>
            <dd>
              <CalendarDate at={edition} />
            </dd>
          </div>
        )}
        <div>
          <dt>На портале с</dt>
          <dd>
            <CalendarDate at={publishedAt} />
          </dd>
        </div>
      </dl>
      <ClickFrame
        what={`Документ: ${title}`}
        show="Посмотреть на этой странице"
        hide="Скрыть документ"
        src={url}
        shape="page"
      >
        <LinkButton href={url}>Открыть документ</LinkButton>
        <LinkButton kind="quiet" href={`${url}?download`} download>
          Скачать документ
        </LinkButton>
      </ClickFrame>
    </>
  );
}
