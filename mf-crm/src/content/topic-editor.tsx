import type { EditableContent, Edited } from '@portal/contracts/rest/content';
import type { ComponentType } from 'react';
import { getEverything, putTopic } from './content-api.ts';
import { EditingForm } from './editing-form.tsx';
import type { EditorProps } from './editor-props.ts';
import {
  ContactsFields,
  EmergencyFields,
  type FieldsProps,
  HoursFields,
  LinksFields,
  VideosFields,
} from './fields.tsx';
import { addressOf } from './subjects.ts';
import { useEditing } from './use-editing.ts';

/** Topics that are one form each. */
export type Topic = 'contacts' | 'hours' | 'emergency' | 'links' | 'videos';

type ValueOf<T extends Topic> = EditableContent[T]['value'];

const fieldsOf: { [T in Topic]: ComponentType<FieldsProps<ValueOf<T>>> } = {
  contacts: ContactsFields,
  hours: HoursFields,
  emergency: EmergencyFields,
  links: LinksFields,
  videos: VideosFields,
};

/** Changes what the centre says on one topic. */
export function TopicEditor<T extends Topic>({ topic, ...props }: EditorProps & { topic: T }) {
  const { mount, user, everything, subject, onSaved } = props;
  const { api, toast } = mount;
  const now = everything[topic] as Edited<ValueOf<T>>;
  const editing = useEditing<ValueOf<T>>({
    user,
    of: subject.of,
    now,
    send: (value, version) => putTopic<ValueOf<T>>(api, topic, value, version),
    onSaved() {
      toast('Сохранено.', { seenOnly: true });
      onSaved();
    },
  });
  const Fields = fieldsOf[topic] as ComponentType<FieldsProps<ValueOf<T>>>;
  return (
    <EditingForm
      editing={editing}
      address={addressOf(subject)}
      page={subject.page}
      newestVersion={async () => (await getEverything(api))[topic].version}
    >
      <Fields
        value={editing.value}
        errors={editing.progress.failure?.fields ?? []}
        frameSources={everything.frameSources}
        onChange={editing.change}
      />
    </EditingForm>
  );
}
