import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useState } from 'react';

interface PasswordFieldProps {
  /** Name in the form, where it is not the only password. */
  name?: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
  value: string;
  onType: (value: string) => void;
}

/** A password that can be looked at: what is typed unseen is hard for shaking hands and for screen magnifiers. */
export function PasswordField({ name = 'password', label = 'Пароль', onType, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Field
        {...field}
        name={name}
        label={label}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p>
        <Button kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          Показать {label === 'Пароль' ? 'пароль' : label.toLowerCase()}
        </Button>
      </p>
    </>
  );
}
