import { externalLinks } from '@portal/contracts/content/external-links';
import type { Contacts, EmergencyNumbers, Hours, Links, Videos } from '@portal/contracts/rest/content';
import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';
import { EmbedField } from './embed-field.tsx';
import { Rows } from './rows.tsx';
import { TextField } from './text-field.tsx';

export interface FieldsProps<T> {
  value: T;
  errors: FieldError[];
  frameSources: readonly string[];
  onChange: (value: T) => void;
}

const { contacts: mostContacts, videos: mostVideos } = limits.content;

export function ContactsFields({ value, errors, frameSources, onChange }: FieldsProps<Contacts>) {
  return (
    <>
      <Rows
        title="Телефоны"
        hint="Первый номер виден внизу каждой страницы."
        what="телефон"
        rows={value.phones}
        empty={{ number: '', note: '' }}
        most={mostContacts}
        onChange={(phones) => onChange({ ...value, phones })}
      >
        {({ number, note }, change, index) => (
          <>
            <TextField
              {...{ name: `phones.${index}.number`, label: `Телефон ${index + 1}`, value: number, errors }}
              type="tel"
              onType={(number) => change({ number })}
            />
            <TextField
              {...{
                name: `phones.${index}.note`,
                label: `Чей это телефон ${index + 1}`,
                value: note,
                errors,
              }}
              hint="Например: приёмная. Можно не заполнять."
              onType={(note) => change({ note })}
            />
          </>
        )}
      </Rows>
      <Rows
        title="Электронная почта"
        what="адрес почты"
        rows={value.emails}
        empty={{ address: '', note: '' }}
        most={mostContacts}
        onChange={(emails) => onChange({ ...value, emails })}
      >
        {({ address, note }, change, index) => (
          <>
            <TextField
              {...{ name: `emails.${index}.address`, label: `Почта ${index + 1}`, value: address, errors }}
              type="email"
              onType={(address) => change({ address })}
            />
            <TextField
              {...{ name: `emails.${index}.note`, label: `Чья это почта ${index + 1}`, value: note, errors }}
              onType={(note) => change({ note })}
            />
          </>
        )}
      </Rows>
      <Rows
        title="Адреса"
        what="адрес"
        rows={value.addresses}
        empty={{ address: '', note: '' }}
        most={mostContacts}
        onChange={(addresses) => onChange({ ...value, addresses })}
      >
        {({ address, note }, change, index) => (
          <>
            <TextField
              {...{ name: `addresses.${index}.address`, label: `Адрес ${index + 1}`, value: address, errors }}
              onType={(address) => change({ address })}
            />
            <TextField
              {...{ name: `addresses.${index}.note`, label: `Что там ${index + 1}`, value: note, errors }}
              hint="Например: вход со двора, есть пандус."
              onType={(note) => change({ note })}
            />
          </>
        )}
      </Rows>
      <EmbedField
        {...{ name: 'map', label: 'Карта', what: 'карта', value: value.map, errors, frameSources }}
        onType={(map) => onChange({ ...value, map })}
      />
    </>
  );
}

export function HoursFields({ value, errors, onChange }: FieldsProps<Hours>) {
  const field = (name: keyof Hours, label: string, hint?: string) => (
    <TextField
      {...{ name, label, value: value[name], errors, ...(hint && { hint }) }}
      onType={(typed) => onChange({ ...value, [name]: typed })}
    />
  );
  return (
    <>
      {field('days', 'По каким дням', 'Например: Понедельник–пятница')}
      {field('opens', 'С какого времени', 'Часы и минуты, например 8:00')}
      {field('closes', 'До какого времени')}
      {field('lunchFrom', 'Начало обеда', 'Если обеда нет, оставьте оба поля пустыми.')}
      {field('lunchTo', 'Конец обеда')}
    </>
  );
}

export function EmergencyFields({ value, errors, onChange }: FieldsProps<EmergencyNumbers>) {
  return (
    <>
      <TextField
        {...{ name: 'heating', label: 'Тепловые сети', value: value.heating, errors }}
        type="tel"
        onType={(heating) => onChange({ ...value, heating })}
      />
      <TextField
        {...{ name: 'housing', label: 'Жилищно-коммунальное хозяйство (ЖКХ)', value: value.housing, errors }}
        type="tel"
        onType={(housing) => onChange({ ...value, housing })}
      />
    </>
  );
}

export function LinksFields({ value, errors, onChange }: FieldsProps<Links>) {
  return externalLinks.map(({ id, title }) => (
    <TextField
      key={id}
      {...{ name: id, label: title, value: value[id], errors }}
      hint="Адрес страницы целиком: https://… Пустое поле: ссылка пока не работает."
      type="url"
      onType={(address) => onChange({ ...value, [id]: address })}
    />
  ));
}

export function VideosFields({ value, errors, frameSources, onChange }: FieldsProps<Videos>) {
  return (
    <Rows
      title="Видео"
      what="видео"
      rows={value}
      empty={{ title: '', caption: '', video: '' }}
      most={mostVideos}
      onChange={onChange}
    >
      {({ title, caption, video }, change, index) => (
        <>
          <TextField
            {...{ name: `${index}.title`, label: `Название видео ${index + 1}`, value: title, errors }}
            onType={(title) => change({ title })}
          />
          <EmbedField
            {...{ name: `${index}.video`, label: `Видео ${index + 1}`, what: 'видео', value: video }}
            {...{ errors, frameSources }}
            onType={(video) => change({ video })}
          />
          <TextField
            {...{ name: `${index}.caption`, label: `О чём видео ${index + 1}`, value: caption, errors }}
            hint="Что в нём говорят и показывают. Это прочитают те, кто не видит или не слышит."
            rows={5}
            onType={(caption) => change({ caption })}
          />
        </>
      )}
    </Rows>
  );
}
