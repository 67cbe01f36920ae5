// @vitest-environment happy-dom

import { mount } from '@portal/contracts/testing/mount';
import { network } from '@portal/contracts/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { MyData } from './my-data.tsx';

it('saves what is kept of the account together with its comments', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const account = { account: { username: 'Анна' }, notes: [] };
  const comments = [{ _id: '1', postId: '2', comment: 'Спасибо', createdAt: '', hidden: null }];
  const api = network({
    'GET /api/auth/me/data': () => account,
    'GET /api/comments/mine': () => comments,
  });
  renderPage(MyData, mount('/crm/account', api));
  await userEvent.click(screen.getByRole('button', { name: 'Скачать мои данные' }));
  await screen.findByText('Файл moi-dannye.json скачан.');
  expect(JSON.parse(await saved!.text())).toEqual({ ...account, comments });
});
