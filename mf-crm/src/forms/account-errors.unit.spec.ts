import { RegisterBody } from '@portal/contracts/rest/auth';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { loginErrors, registerErrors } from './account-errors.ts';

const fieldsOf = (errors: { field: string }[]) => errors.map(({ field }) => field);

describe('the login form', () => {
  it('asks for both fields, and takes anything else to the server', () => {
    expect(fieldsOf(loginErrors({ username: ' ', password: '' }))).toEqual(['username', 'password']);
    expect(loginErrors({ username: 'x', password: ' ' })).toEqual([]);
  });
});

describe('the registration form', () => {
  it.each([
    ['Анна', 'длинный пароль'],
    ['Ab', '12345678'],
    ['а'.repeat(41), '12345678'],
    ['а'.repeat(40), '1'.repeat(129)],
    ['анна.петрова', '1'.repeat(128)],
    [' анна', '12345678'],
    ['анна_', '12345678'],
    ['анна<b>', '1234567'],
    ['', ''],
  ])('judges %j with %j as the contract does', (username, password) => {
    const allowed = Value.Check(RegisterBody, { username, password });
    expect(registerErrors({ username, password }).length === 0).toBe(allowed);
  });

  it('says one thing a field', () => {
    expect(registerErrors({ username: '', password: '' })).toEqual([
      { field: 'username', message: 'Введите имя пользователя.' },
      { field: 'password', message: 'Введите пароль.' },
    ]);
  });
});
