import { guideSections } from '@portal/contracts/content/guide-sections';
import type { EditedPlace, PlaceFields, StepFree } from '@portal/contracts/rest/content';
import { Button } from '@portal/ui/button';
import { useEffect, useRef, useState } from 'react';
import { attemptKey } from '../api/attempt-key.ts';
import { ChoiceField } from './choice-field.tsx';
import { addPlace, getEverything, putPlace } from './content-api.ts';
import styles from './content-page.module.css';
import { EditingForm } from './editing-form.tsx';
import type { EditorProps } from './editor-props.ts';
import { EmbedField } from './embed-field.tsx';
import { addressOf } from './subjects.ts';
import { TextField } from './text-field.tsx';
import { useEditing } from './use-editing.ts';

interface PlaceFormProps extends EditorProps {
  section: PlaceFields['section'];
  /** Null: a new one. */
  place: EditedPlace | null;
  onDone: (name: string) => void;
  onCancel: () => void;
}

const headings = guideSections.map(({ id, title }) => ({ value: id, words: title }));
const entrances: { value: StepFree; words: string }[] = [
  { value: 'unknown', words: 'Неизвестно' },
  { value: 'yes', words: 'Да, ступеней нет' },
  { value: 'partly', words: 'С помощью или через другой вход' },
  { value: 'no', words: 'Нет, есть ступени' },
];

function fieldsOf(place: EditedPlace | null, section: PlaceFields['section']): PlaceFields {
  if (!place) {
    return {
      ...{ section, name: '', address: '', phone: '', hours: '' },
      ...{ stepFree: 'unknown' as const, accessNote: '', map: '' },
    };
  }
  const { _id, version, editedAt, editedBy, ...fields } = place;
  return fields;
}

/** A place of the city guide: a new one, or one to change. */
export function PlaceForm({ place, section, onDone, onCancel, ...props }: PlaceFormProps) {
  const { mount, user, everything, subject } = props;
  const { api } = mount;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The same key for every try with the same words: a lost answer makes no second place.
  const [attempt, setAttempt] = useState({ words: '', key: '' });

  const editing = useEditing<PlaceFields>({
    user,
    of: `${subject.of}.${place?._id ?? 'new'}`,
    now: { value: fieldsOf(place, section), version: place?.version ?? 0 },
    async send(fields, version) {
      if (place) return { version: (await putPlace(api, place._id, fields, version)).version };
      const words = JSON.stringify(fields);
      const key = attempt.words === words ? attempt.key : attemptKey();
      setAttempt({ words, key });
      return { version: (await addPlace(api, fields, key)).version };
    },
    onSaved: () => onDone(editing.value.name),
  });
  const { value, change } = editing;
  const errors = editing.progress.failure?.fields ?? [];
  const set = (part: Partial<PlaceFields>) => change({ ...value, ...part });
  const newestVersion = async () => {
    const places = (await getEverything(api)).guide.flatMap(({ places }) => places);
    return places.find(({ _id }) => _id === place?._id)?.version ?? 0;
  };

  return (
    <section className={styles.box} aria-labelledby="place-form">
      <h2 id="place-form" ref={heading} tabIndex={-1}>
        {place ? `Изменить место: ${place.name}` : 'Новое место'}
      </h2>
      <EditingForm
        editing={editing}
        address={addressOf(subject)}
        page={subject.page}
        newestVersion={newestVersion}
        submitLabel="Сохранить место"
      >
        <TextField
          {...{ name: 'name', label: 'Название', value: value.name, errors }}
          onType={(name) => set({ name })}
        />
        <ChoiceField
          {...{ name: 'section', label: 'Под каким заголовком', value: value.section, choices: headings }}
          onChoose={(section) => set({ section })}
        />
        <TextField
          {...{ name: 'address', label: 'Адрес', value: value.address, errors }}
          onType={(address) => set({ address })}
        />
        <TextField
          {...{ name: 'phone', label: 'Телефон', hint: 'Можно не заполнять.', value: value.phone, errors }}
          type="tel"
          onType={(phone) => set({ phone })}
        />
        <TextField
          {...{ name: 'hours', label: 'Часы работы', value: value.hours, errors }}
          hint="Например: понедельник–пятница, 9:00–18:00. Можно не заполнять."
          onType={(hours) => set({ hours })}
        />
        <ChoiceField
          {...{
            name: 'stepFree',
            label: 'Можно ли войти без ступеней',
            value: value.stepFree,
            choices: entrances,
          }}
          onChoose={(stepFree) => set({ stepFree })}
        />
        <TextField
          {...{ name: 'accessNote', label: 'Что ещё важно про вход', value: value.accessNote, errors }}
          hint="Например: пандус справа, звонок у двери. Можно не заполнять."
          onType={(accessNote) => set({ accessNote })}
        />
        <EmbedField
          {...{ name: 'map', label: 'Карта места', what: 'карта', value: value.map, errors }}
          frameSources={everything.frameSources}
          onType={(map) => set({ map })}
        />
      </EditingForm>
      <p>
        <Button kind="quiet" onClick={onCancel}>
          Закрыть, не сохраняя
        </Button>
      </p>
    </section>
  );
}
