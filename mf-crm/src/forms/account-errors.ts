import type { LoginBody, PasswordBody, RegisterBody } from '@portal/contracts/rest/auth';
import type { FieldError } from '@portal/contracts/rest/error';
import { limits } from '@portal/contracts/rest/limits';

const namePattern = new RegExp(limits.username.pattern, 'u');
const length = (text: string) => [...text].length;

/** What is missing in the login form. Whether the two belong together only the server knows. */
export function loginErrors({ username, password }: LoginBody): FieldError[] {
  const errors: FieldError[] = [];
  if (username.trim() === '') errors.push({ field: 'username', message: 'Введите имя пользователя.' });
  if (password === '') errors.push({ field: 'password', message: 'Введите пароль.' });
  return errors;
}

/** What is wrong with a registration, by the same limits as the server's. */
export function registerErrors({ username, password }: RegisterBody): FieldError[] {
  const errors: FieldError[] = [];
  const name = nameError(username);
  const secret = passwordError(password);
  if (name) errors.push({ field: 'username', message: name });
  if (secret) errors.push({ field: 'password', message: secret });
  return errors;
}

/** What is wrong with a change of the password. Whether the present one is right only the server knows. */
export function passwordChangeErrors({ current, password }: PasswordBody): FieldError[] {
  const errors: FieldError[] = [];
  const secret = passwordError(password);
  if (current === '') errors.push({ field: 'current', message: 'Введите нынешний пароль.' });
  if (secret) errors.push({ field: 'password', message: secret });
  else if (current === password) {
    errors.push({ field: 'password', message: 'Новый пароль совпадает с прежним. Придумайте другой.' });
  }
  return errors;
}

function nameError(username: string): string | undefined {
  const { min, max } = limits.username;
  if (username.trim() === '') return 'Введите имя пользователя.';
  if (length(username) < min) return `Имя слишком короткое: нужно не меньше ${min} символов.`;
  if (length(username) > max) return `Имя слишком длинное: нужно не больше ${max} символов.`;
  if (!namePattern.test(username)) {
    return 'В имени могут быть буквы и цифры, а между ними пробел, точка, дефис и знак подчёркивания.';
  }
  return undefined;
}

function passwordError(password: string): string | undefined {
  const { min, max } = limits.password;
  if (password === '') return 'Введите пароль.';
  if (length(password) < min) return `Пароль слишком короткий: нужно не меньше ${min} символов.`;
  if (length(password) > max) return `Пароль слишком длинный: нужно не больше ${max} символов.`;
  return undefined;
}
