// @vitest-environment happy-dom

import { mount } from '@portal/contracts/testing/mount';
import { network, refusal } from '@portal/contracts/testing/network';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listOf, question } from '../testing/question.ts';
import { renderPage } from '../testing/render-page.tsx';
import { AnswerForm } from './answer-form.tsx';

it('tells whoever was slower what a colleague has written, keeps what was typed, and replaces it only when asked to', async () => {
  const theirs = question(7, { answer: 'В четверг.', version: 2 });
  const versions: unknown[] = [];
  const api = network({
    [`PUT /api/SendUs/${theirs._id}`]: (_, headers) => {
      versions.push(headers?.['If-Match']);
      if (versions.length === 1) throw refusal(409, 'Вопрос уже изменил кто-то другой.');
      return { ...theirs, answer: 'В пятницу.', version: 3 };
    },
    'GET /api/SendUs?limit=1&before=8': () => listOf(theirs),
  });
  const done = vi.fn();
  renderPage(() => <AnswerForm question={question(7)} api={api} onDone={done} />, mount('/crm/SendUs', api));
  await userEvent.keyboard('В пятницу.');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain('Сейчас записано: «В четверг.»'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Что вы ответили').value).toBe('В пятницу.');
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить мой ответ вместо него' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(versions).toEqual(['"1"', '"2"']);
});
