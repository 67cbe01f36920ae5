import type { EditedPlace } from '@portal/contracts/rest/content';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { List } from '@portal/ui/list';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useRef, useState } from 'react';
import { getEverything, putTopic } from './content-api.ts';
import styles from './content-page.module.css';
import { EditingForm } from './editing-form.tsx';
import type { EditorProps } from './editor-props.ts';
import { EmbedField } from './embed-field.tsx';
import { PlaceForm } from './place-form.tsx';
import { RemovePlace } from './remove-place.tsx';
import { addressOf } from './subjects.ts';
import { useEditing } from './use-editing.ts';

/** One heading of the city guide: its places, and its map. */
export function GuideEditor(props: EditorProps) {
  const { everything, subject, mount, onSaved } = props;
  const id = subject.of.slice('guide:'.length);
  const section = everything.guide.find((section) => section.id === id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<EditedPlace | 'new' | null>(null);
  const [removing, setRemoving] = useState<EditedPlace | null>(null);
  const [told, setTold] = useState('');
  if (!section) return null;

  function done(words: string) {
    setOpen(null);
    setRemoving(null);
    setTold(words);
    mount.toast(words, { seenOnly: true });
    onSaved();
    heading.current?.focus();
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Места
      </h2>
      {told && (
        <Alert kind="success">
          <p>
            {told} <a href={subject.page}>Посмотреть на сайте</a>
          </p>
        </Alert>
      )}
      {section.places.length === 0 && <p>Мест здесь пока нет.</p>}
      <List className={styles.list}>
        {section.places.map((place) => (
          <li key={place._id} className={styles.row}>
            <div className={styles.words}>
              <h3 className={styles.title}>{place.name}</h3>
              <p className={styles.facts}>{place.address}</p>
            </div>
            <Button kind="quiet" onClick={() => setOpen(place)}>
              <span>
                Изменить <VisuallyHidden>«{place.name}»</VisuallyHidden>
              </span>
            </Button>
            <Button kind="danger" onClick={() => setRemoving(place)}>
              <span>
                Удалить <VisuallyHidden>«{place.name}»</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </List>
      {open ? (
        <PlaceForm
          key={open === 'new' ? 'new' : open._id}
          {...props}
          section={section.id}
          place={open === 'new' ? null : open}
          onDone={(name) => done(`Место «${name}» сохранено.`)}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen('new')}>Добавить место</Button>
        </p>
      )}
      {removing && (
        <RemovePlace
          place={removing}
          api={mount.api}
          onRemoved={() => done(`Место «${removing.name}» удалено.`)}
          onCancel={() => setRemoving(null)}
        />
      )}
      {/* Both forms have a field for a map, under the same name. */}
      {!open && (
        <>
          <h2>Карта под заголовком</h2>
          <MapForm {...props} id={section.id} now={section.map} />
        </>
      )}
    </>
  );
}

function MapForm({
  mount,
  user,
  everything,
  subject,
  onSaved,
  id,
  now,
}: EditorProps & { id: string; now: { value: string; version: number } }) {
  const { api, toast } = mount;
  const editing = useEditing<string>({
    user,
    of: subject.of,
    now,
    send: (map, version) => putTopic<string>(api, `guide/${id}`, { map }, version),
    onSaved() {
      toast('Сохранено.', { seenOnly: true });
      onSaved();
    },
  });
  const newestVersion = async () =>
    (await getEverything(api)).guide.find((section) => section.id === id)?.map.version ?? 0;
  return (
    <EditingForm
      editing={editing}
      address={addressOf(subject)}
      page={subject.page}
      newestVersion={newestVersion}
      submitLabel="Сохранить карту"
    >
      <EmbedField
        {...{ name: 'map', label: 'Карта', what: 'карта', value: editing.value }}
        errors={editing.progress.failure?.fields ?? []}
        frameSources={everything.frameSources}
        onType={editing.change}
      />
    </EditingForm>
  );
}
