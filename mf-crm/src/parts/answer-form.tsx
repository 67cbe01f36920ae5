import { limits } from '@portal/contracts/rest/limits';
import type { Question } from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { Field } from '@portal/ui/field';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from '../hooks/use-submit.ts';
import { editQuestion } from '../store/questions.ts';
import { useCrmDispatch } from '../store/store.ts';
import { AnswerConflict } from './answer-conflict.tsx';
import styles from './answer-form.module.css';
import { LeaveGuard } from './leave-guard.tsx';

interface AnswerFormProps {
  question: Question;
  api: Api;
  onDone: () => void;
}

/** A note of what was answered, for colleagues, and whether the question is done with. Nothing is mailed from here. */
export function AnswerForm({ question, api, onDone }: AnswerFormProps) {
  const dispatch = useCrmDispatch();
  const [answer, setAnswer] = useState(question.answer);
  const [done, setDone] = useState(true);
  // The list may bring a colleague's words while these are being typed.
  const [seen] = useState(question.version);
  const { busy, failure, send } = useSubmit<Question>();
  const place = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);

  /** `over`: the version that the writer has seen, and replaces. */
  async function save(over: number) {
    const changes = { answer: answer.trim(), status: done ? ('answered' as const) : ('new' as const) };
    const saved = await send(() => dispatch(editQuestion({ api, id: question._id, changes, over })).unwrap());
    if (saved) onDone();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    save(seen);
  }

  return (
    <form ref={place} onSubmit={submit} aria-label={`Ответ на вопрос № ${question.number}`}>
      <Field
        name="answer"
        id={`${id}-answer`}
        label="Что вы ответили"
        hint="Это увидят только сотрудники. Само письмо отправьте из вашей почты."
        multiline
        rows={5}
        maxLength={limits.question.answer}
        error={failure?.fields.find(({ field }) => field === 'answer')?.message}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <label className={styles.choice} htmlFor={`${id}-done`}>
        <input
          id={`${id}-done`}
          className={styles.box}
          type="checkbox"
          checked={done}
          onChange={(event) => setDone(event.currentTarget.checked)}
        />
        Ответ дан
      </label>
      <LeaveGuard
        needed={answer !== question.answer}
        loss="Ответ ещё не сохранён. Если уйти, набранное пропадёт."
      />
      {failure?.status === 409 && <AnswerConflict number={question.number} api={api} onOverwrite={save} />}
      {failure && failure.status !== 409 && failure.fields.length === 0 && (
        <FailureAlert message={failure.message} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Сохранить
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
