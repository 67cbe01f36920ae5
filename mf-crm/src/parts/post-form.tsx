import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { FormErrors } from '@portal/ui/form-errors';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorOf } from '../forms/field-error.ts';
import type { PostDraft } from '../forms/post-draft.ts';
import { postErrors } from '../forms/post-errors.ts';
import type { Submit } from '../hooks/use-submit.ts';
import { PictureField } from './picture-field.tsx';
import { TagEditor } from './tag-editor.tsx';

interface PostFormProps {
  draft: PostDraft;
  onChange: (draft: PostDraft) => void;
  submitLabel: string;
  progress: Pick<Submit<unknown>, 'busy' | 'failure' | 'attempt' | 'refuse'>;
  /** The draft has passed the form's own checks. */
  onSend: () => void;
  /** The picture that the post has already. */
  picture?: ReactNode;
  /** There is one. */
  hasPicture?: boolean;
  /** What the page says about the last try; stands by the button, where the editor is then. */
  children?: ReactNode;
}

/** The fields of a post. They belong to the page, which keeps them whatever comes back from the server. */
export function PostForm({
  draft,
  onChange,
  submitLabel,
  progress,
  onSend,
  picture,
  hasPicture = false,
  children,
}: PostFormProps) {
  const [wrong, setWrong] = useState<FieldError[]>([]);
  const errors = wrong.length > 0 ? wrong : (progress.failure?.fields ?? []);
  const pictured = draft.image !== null || (hasPicture && !draft.removeImage);
  const change = (part: Partial<PostDraft>) => onChange({ ...draft, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = postErrors(draft);
    setWrong(found);
    if (found.length > 0) return progress.refuse();
    onSend();
  }

  return (
    <form onSubmit={submit} noValidate>
      <FormErrors errors={errors} attempt={progress.attempt} />
      <Field
        name="title"
        label="Заголовок"
        hint={`Не больше ${limits.post.title} символов.`}
        error={errorOf(errors, 'title')}
        required
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Field
        name="text"
        label="Текст"
        hint="Пустая строка начинает новый абзац."
        error={errorOf(errors, 'text')}
        required
        multiline
        rows={12}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {picture}
      <PictureField
        image={draft.image}
        error={errorOf(errors, 'image')}
        onChoose={(image) => change({ image })}
      />
      <Field
        name="imgAlt"
        label="Описание картинки"
        hint="Что на ней видно, одним-двумя предложениями. Это услышат незрячие люди."
        error={errorOf(errors, 'imgAlt')}
        multiline
        rows={3}
        value={draft.imgAlt}
        onChange={(event) => change({ imgAlt: event.currentTarget.value })}
      />
      {pictured && draft.imgAlt.trim() === '' && (
        <Alert kind="warning">
          <p>У картинки нет описания: незрячие люди не узнают, что на ней.</p>
        </Alert>
      )}
      <TagEditor tags={draft.tags} errors={errors} onChange={(tags) => change({ tags })} />
      {children}
      <p>
        <Button type="submit" busy={progress.busy}>
          {submitLabel}
        </Button>
      </p>
    </form>
  );
}
