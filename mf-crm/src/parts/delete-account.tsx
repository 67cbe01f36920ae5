import type { MessageAnswer } from '@portal/contracts/rest/auth';
import type { FieldError } from '@portal/contracts/rest/error';
import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { FormErrors } from '@portal/ui/form-errors';
import { type FormEvent, useId, useState } from 'react';
import { deleteMe } from '../api/account.ts';
import { errorOf } from '../forms/field-error.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { said } from '../store/farewell.ts';
import { useCrmDispatch } from '../store/store.ts';
import { PasswordField } from './password-field.tsx';

const MISSING: FieldError[] = [{ field: 'confirmation', message: 'Введите пароль.' }];

/** The account is forgotten for good; whoever asks for it gives the password once more. */
export function DeleteAccount({ api, session, toast }: Pick<Mount, 'api' | 'session' | 'toast'>) {
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, attempt, send, refuse } = useSubmit<MessageAnswer>();
  const dispatch = useCrmDispatch();
  const headingId = useId();

  function close() {
    setAsking(false);
    setPassword('');
    setMissing(false);
    refuse();
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return refuse();
    const answer = await send(() => deleteMe(api, password));
    if (!answer) return;
    toast(answer.message);
    dispatch(said(answer.message));
    session.signOut();
  }

  const refused = failure?.fields.map(({ message }) => ({ field: 'confirmation', message })) ?? [];
  const errors = missing ? MISSING : refused;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Удалить учётную запись</h2>
      <p>
        Имя и пароль будут стёрты без возможности вернуть их. Ваши комментарии останутся, но без имени. Если
        хотите, сначала удалите их сами под новостями.
      </p>
      <p>
        <Button kind="danger" onClick={() => setAsking(true)}>
          Удалить учётную запись
        </Button>
      </p>
      <Dialog open={asking} title="Удалить учётную запись навсегда?" onClose={close} closeLabel="Отмена">
        <form onSubmit={remove} noValidate>
          <FormErrors errors={errors} attempt={attempt} />
          {failure && errors.length === 0 && <FailureAlert message={failure.message} />}
          <p>Вернуть её будет нельзя. Чтобы подтвердить, введите пароль.</p>
          <PasswordField
            name="confirmation"
            label="Пароль для удаления"
            autoComplete="current-password"
            value={password}
            onType={setPassword}
            error={errorOf(errors, 'confirmation')}
          />
          <p>
            <Button type="submit" kind="danger" busy={busy}>
              Удалить навсегда
            </Button>
          </p>
        </form>
      </Dialog>
    </section>
  );
}
