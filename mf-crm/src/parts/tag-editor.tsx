import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import type { Tag, TagColor } from '@portal/contracts/rest/post';
import { Button } from '@portal/ui/button';
import { Field, fieldId } from '@portal/ui/field';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { errorOf } from '../forms/field-error.ts';
import { tagField } from '../forms/post-errors.ts';
import styles from './tag-editor.module.css';

const colors: Record<TagColor, string> = { blue: 'синий', brown: 'коричневый', red: 'красный' };

interface TagEditorProps {
  tags: Tag[];
  errors: FieldError[];
  onChange: (tags: Tag[]) => void;
}

/** Tags of a post, each with its name and colour. A new tag takes focus; a removed one gives it to the button below. */
export function TagEditor({ tags, errors, onChange }: TagEditorProps) {
  const add = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'new' | 'button' | null>(null);

  useEffect(() => {
    if (focusNext.current === 'new') document.getElementById(fieldId(tagField(tags.length - 1)))?.focus();
    if (focusNext.current === 'button') add.current?.focus();
    focusNext.current = null;
  }, [tags.length]);

  const change = (index: number, part: Partial<Tag>) =>
    onChange(tags.map((tag, place) => (place === index ? { ...tag, ...part } : tag)));

  return (
    <fieldset className={styles.tags} id={fieldId('tags')} tabIndex={-1}>
      <legend className={styles.legend}>Метки</legend>
      <p className={styles.hint}>Слова, по которым понятно, о чём новость. Не больше {limits.post.tags}.</p>
      {errorOf(errors, 'tags') && (
        <p className={styles.error}>
          <strong>Ошибка: </strong>
          {errorOf(errors, 'tags')}
        </p>
      )}
      {tags.map(({ name, color }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag has no other identity than its place
        <div className={styles.tag} key={index}>
          <Field
            name={tagField(index)}
            label={`Метка ${index + 1}`}
            error={errorOf(errors, tagField(index))}
            value={name}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <label className={styles.color}>
            <span>
              Цвет <VisuallyHidden>метки {index + 1}</VisuallyHidden>
            </span>
            <select
              className={styles.select}
              value={color}
              onChange={(event) => change(index, { color: event.currentTarget.value as TagColor })}
            >
              {Object.entries(colors).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
          </label>
          <Button
            kind="quiet"
            onClick={() => {
              focusNext.current = 'button';
              onChange(tags.filter((_, place) => place !== index));
            }}
          >
            <span>
              Убрать <VisuallyHidden>метку {index + 1}</VisuallyHidden>
            </span>
          </Button>
        </div>
      ))}
      {tags.length < limits.post.tags && (
        <Button
          kind="quiet"
          ref={add}
          onClick={() => {
            focusNext.current = 'new';
            onChange([...tags, { name: '', color: 'blue' }]);
          }}
        >
          Добавить метку
        </Button>
      )}
    </fieldset>
  );
}
