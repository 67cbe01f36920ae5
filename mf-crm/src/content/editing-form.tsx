import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { FormErrors } from '@portal/ui/form-errors';
import type { FormEvent, ReactNode } from 'react';
import { Conflict } from './conflict.tsx';
import type { Editing } from './use-editing.ts';

interface EditingFormProps<T> {
  editing: Editing<T>;
  /** Address of the same editor, to look at what somebody else has saved. */
  address: string;
  /** Page of the site where the change is seen. */
  page: string;
  /** The version on the server now, asked for after a lost race. */
  newestVersion: () => Promise<number>;
  submitLabel?: string;
  children: ReactNode;
}

/** What stands around the fields of every editor: errors, a lost race, what became of the last try. */
export function EditingForm<T>(props: EditingFormProps<T>) {
  const { editing, address, page, newestVersion, submitLabel = 'Сохранить', children } = props;
  const { busy, failure, attempt } = editing.progress;
  const lost = failure?.status === 409;

  function submit(event: FormEvent) {
    event.preventDefault();
    void editing.save();
  }

  return (
    <form noValidate onSubmit={submit}>
      {editing.restored && (
        <Alert kind="info" title="Мы вернули то, что вы набрали раньше">
          <Button kind="quiet" onClick={editing.startOver}>
            Начать заново
          </Button>
        </Alert>
      )}
      <FormErrors errors={failure?.fields ?? []} attempt={attempt} />
      {children}
      {lost && <Conflict address={address} onOverwrite={async () => editing.save(await newestVersion())} />}
      {failure && !lost && failure.fields.length === 0 && <FailureAlert message={failure.message} />}
      {editing.saved && (
        <Alert kind="success">
          <p>
            Сохранено. Это уже на сайте. <a href={page}>Посмотреть на сайте</a>
          </p>
        </Alert>
      )}
      <p>
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </p>
    </form>
  );
}
