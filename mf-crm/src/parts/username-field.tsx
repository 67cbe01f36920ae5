import { Field } from '@portal/ui/field';

interface UsernameFieldProps {
  hint?: string;
  error: string | undefined;
  value: string;
  onType: (value: string) => void;
}

export function UsernameField({ onType, ...field }: UsernameFieldProps) {
  return (
    <Field
      {...field}
      name="username"
      label="Имя пользователя"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
