import type { Question } from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';
import { Button, LinkButton } from '@portal/ui/button';
import { CalendarDate } from '@portal/ui/calendar-date';
import { FailureAlert } from '@portal/ui/failure-alert';
import { fileSize } from '@portal/ui/file-size';
import { Tag } from '@portal/ui/tag';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useRef, useState } from 'react';
import { getQuestionFile } from '../api/questions.ts';
import { replyLetter } from '../forms/reply-letter.ts';
import { saveFile } from '../forms/save-file.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './question-row.module.css';

interface QuestionRowProps {
  question: Question;
  api: Api;
  onRemove: () => void;
}

/** One question with all that was sent, and what can be done with it. */
export function QuestionRow({ question, api, onRemove }: QuestionRowProps) {
  const { _id, number, title, name, email, text, file, status, answer, createdAt } = question;
  const [answering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const download = useSubmit<Blob>();

  async function save() {
    const bytes = await download.send(() => getQuestionFile(api, _id));
    if (bytes && file) saveFile(bytes, file.name);
  }

  function close() {
    setAnswering(false);
    opener.current?.focus();
  }

  return (
    <li className={styles.row}>
      <article aria-labelledby={headingId}>
        <p className={styles.status}>
          {status === 'new' ? <Tag color="red">Без ответа</Tag> : <Tag color="blue">Ответ дан</Tag>}
        </p>
        <h3 className={styles.title} id={headingId}>
          № {number}. {title}
        </h3>
        <p className={styles.facts}>
          {name}, {email}, <CalendarDate at={createdAt} time />
        </p>
        <p className={styles.text}>{text}</p>
        {file && (
          <p>
            <Button kind="quiet" busy={download.busy} onClick={save}>
              <span className={styles.file}>
                Скачать файл «{file.name}», {fileSize(file.size)}
              </span>
            </Button>
          </p>
        )}
        {download.failure && <FailureAlert message={download.failure.message} />}
        {answer && !answering && (
          <div className={styles.answer}>
            <p className={styles.label}>Записанный ответ</p>
            <p className={styles.text}>{answer}</p>
          </div>
        )}
        {answering && <AnswerForm question={question} api={api} onDone={close} />}
        <div className={styles.actions}>
          <LinkButton href={replyLetter(question)}>
            <span>
              Ответить письмом <VisuallyHidden>на вопрос № {number}</VisuallyHidden>
            </span>
          </LinkButton>
          <Button
            kind="quiet"
            ref={opener}
            aria-expanded={answering}
            onClick={() => setAnswering(!answering)}
          >
            <span>
              Записать ответ <VisuallyHidden>на вопрос № {number}</VisuallyHidden>
            </span>
          </Button>
          <Button kind="danger" onClick={onRemove}>
            <span>
              Удалить <VisuallyHidden>вопрос № {number}</VisuallyHidden>
            </span>
          </Button>
        </div>
      </article>
    </li>
  );
}
