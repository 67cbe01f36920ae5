import type { FieldError } from '@portal/contracts/rest/error';
import { Field } from '@portal/ui/field';
import type { ComponentProps } from 'react';
import { errorOf } from '../forms/field-error.ts';

interface TextFieldProps {
  /** Path in what is sent, as the server's field errors name it: 'phones.0.number'. */
  name: string;
  label: string;
  hint?: string;
  value: string;
  errors: FieldError[];
  onType: (value: string) => void;
  type?: ComponentProps<'input'>['type'];
  rows?: number;
}

/** A field of an editor with the server's word on it. `rows`: more than one line. */
export function TextField({ name, label, hint, value, errors, onType, type = 'text', rows }: TextFieldProps) {
  const error = errorOf(errors, name);
  const common = { name, label, value, ...(hint && { hint }), ...(error && { error }) };
  return rows ? (
    <Field {...common} multiline rows={rows} onChange={(event) => onType(event.currentTarget.value)} />
  ) : (
    <Field {...common} type={type} onChange={(event) => onType(event.currentTarget.value)} />
  );
}
