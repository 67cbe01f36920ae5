import type { FieldError } from '@portal/contracts/rest/error';
import type { Question } from '@portal/contracts/rest/question';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Field, fieldId } from '@portal/ui/field';
import { FormErrors } from '@portal/ui/form-errors';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sendQuestion } from '../api/questions.ts';
import { errorOf } from '../forms/field-error.ts';
import { askedTitle, isEmpty, type QuestionDraft, questionForm } from '../forms/question-draft.ts';
import { questionErrors } from '../forms/question-errors.ts';
import { useQuestionDraft } from '../hooks/use-question-draft.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { AttachmentField } from '../parts/attachment-field.tsx';
import { QuestionSent } from '../parts/question-sent.tsx';
import { TrapField } from '../parts/trap-field.tsx';
import styles from './question-form-page.module.css';

const SUCCESS = 'Ваш вопрос успешно отправлен!';
const FAILURE = 'Произошла ошибка при отправке. Попробуйте снова.';
const CONFLICT = 409;

/** `/SendUsForm`. Its form works without script too: the browser posts it by itself then, and gets a page for an answer. */
export function QuestionFormPage(mount: Mount) {
  const { api, toast, announce } = mount;
  const [parameters] = useSearchParams();
  const { draft, key, change, renewKey, clear, sent: arrived } = useQuestionDraft(askedTitle(parameters));
  const [file, setFile] = useState<File | null>(null);
  const [website, setWebsite] = useState('');
  const [wrong, setWrong] = useState<FieldError[]>([]);
  const [sent, setSent] = useState<Question | null>(null);
  const { busy, failure, attempt, send, refuse } = useSubmit<Question>(({ status }) => {
    toast(FAILURE, { kind: 'error', seenOnly: true });
    // The words have changed since that key was used: the next try is a question of its own.
    if (status === CONFLICT) renewKey();
    setWebsite('');
  });
  usePage(mount, 'Отправить вопрос');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = questionErrors(draft, file);
    setWrong(errors);
    setSent(null);
    if (errors.length > 0) return refuse();
    const question = await send(() => sendQuestion(api, questionForm(draft, file, website), key));
    if (!question) return;
    toast(SUCCESS, { seenOnly: true });
    arrived(key);
    setFile(null);
    setSent(question);
  }

  function startOver() {
    clear();
    setFile(null);
    setWrong([]);
    announce('Форма пуста.');
    document.getElementById(fieldId('title'))?.focus();
  }

  const errors =
    wrong.length > 0 ? wrong : (failure?.fields ?? []).filter(({ field }) => field !== 'website');
  const field = (name: keyof QuestionDraft) => ({
    name,
    value: draft[name],
    error: errorOf(errors, name),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });

  return (
    <div className={styles.page}>
      <PageHeading>Отправить вопрос</PageHeading>
      <p>Напишите нам. Ответ придёт на вашу электронную почту.</p>
      <form
        onSubmit={submit}
        noValidate
        method="post"
        action="/api/sendUs"
        encType="multipart/form-data"
        aria-label="Вопрос центру"
      >
        <FormErrors title={failure ? FAILURE : undefined} errors={errors} attempt={attempt} />
        <Field {...field('title')} label="Тема" hint="О чём вопрос, несколькими словами." />
        <Field {...field('name')} label="Ваше имя" autoComplete="name" />
        <Field
          {...field('email')}
          label="Электронная почта"
          hint="Например: имя@почта.by"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...field('text')} label="Вопрос" multiline rows={8} />
        <AttachmentField
          file={file}
          error={errorOf(errors, 'file')}
          onChoose={(chosen) => {
            setFile(chosen);
            renewKey();
          }}
        />
        <TrapField value={website} onType={setWebsite} />
        <p>
          Нажимая «Отправить», вы соглашаетесь, что центр использует ваши имя, почту и вопрос, чтобы ответить
          вам.
        </p>
        {failure && errors.length === 0 && (
          <Alert kind="error" title={FAILURE}>
            <p>{failure.message}</p>
          </Alert>
        )}
        {sent && <QuestionSent question={sent} title={SUCCESS} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            Отправить
          </Button>
          {!isEmpty(draft) && (
            <Button kind="quiet" onClick={startOver}>
              Стереть набранное
            </Button>
          )}
        </div>
        <p className={styles.note}>Пока вопрос не отправлен, он хранится только на этом устройстве.</p>
      </form>
    </div>
  );
}
