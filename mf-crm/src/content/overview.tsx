import type { EditableContent } from '@portal/contracts/rest/content';
import { CalendarDate } from '@portal/ui/calendar-date';
import { fileSize } from '@portal/ui/file-size';
import { List } from '@portal/ui/list';
import styles from './content-page.module.css';
import { addressOf, documentSubjects, guideSubjects, type Subject, topicSubjects } from './subjects.ts';

interface Line {
  subject: Subject;
  /** What is there, in a few words. */
  words: string;
  editedAt: string | null;
  editedBy: string;
}

/** All that can be changed, with what is filled in and by whom. */
export function Overview({ everything }: { everything: EditableContent }) {
  return (
    <>
      <p>Выберите, что изменить. Посетители увидят изменение сразу.</p>
      <Group title="Сведения о центре" lines={topicSubjects.map((subject) => ofTopic(subject, everything))} />
      <Group
        title="Путеводитель по городу"
        lines={guideSubjects.map((subject) => ofSection(subject, everything))}
      />
      <Group title="Документы" lines={documentSubjects.map((subject) => ofDocument(subject, everything))} />
    </>
  );
}

function ofTopic(subject: (typeof topicSubjects)[number], everything: EditableContent): Line {
  const { editedAt, editedBy, version } = everything[subject.of];
  return { subject, words: version === 0 ? 'Ещё не заполнено' : 'Заполнено', editedAt, editedBy };
}

function ofSection(subject: Subject, { guide }: EditableContent): Line {
  const section = guide.find(({ id }) => subject.of === `guide:${id}`);
  const places = section?.places ?? [];
  const last = [section?.map, ...places]
    .filter((edited) => edited?.editedAt)
    .sort((a, b) => ((a?.editedAt ?? '') < (b?.editedAt ?? '') ? 1 : -1))[0];
  const map = section?.map.value ? ', карта есть' : '';
  return {
    subject,
    words: `Мест: ${places.length}${map}`,
    editedAt: last?.editedAt ?? null,
    editedBy: last?.editedBy ?? '',
  };
}

function ofDocument(subject: Subject, { documents }: EditableContent): Line {
  const edited = documents.find(({ page }) => subject.of === `document:${page}`);
  const file = edited?.document;
  return {
    subject,
    words: file ? `PDF, ${fileSize(file.size)}, страниц: ${file.pages}` : 'Документа ещё нет',
    editedAt: edited?.editedAt ?? null,
    editedBy: edited?.editedBy ?? '',
  };
}

function Group({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <>
      <h2>{title}</h2>
      <List className={styles.list}>
        {lines.map(({ subject, words, editedAt, editedBy }) => (
          <li key={subject.of} className={styles.row}>
            <div className={styles.words}>
              <a className={styles.link} href={addressOf(subject)}>
                {subject.title}
              </a>
              <p className={styles.facts}>
                {words}
                {editedAt && (
                  <>
                    . Изменено: <CalendarDate at={editedAt} />
                    {editedBy && `, ${editedBy}`}
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </List>
    </>
  );
}
