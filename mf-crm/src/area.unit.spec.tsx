// @vitest-environment happy-dom

import { mount, signedIn, visitor } from '@portal/contracts/testing/mount';
import { pages } from '@portal/contracts/web/pages';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

// A machine that is busy with other tests may need longer than the second that is allowed by default.
configure({ asyncUtilTimeout: 8_000 });

const refused = () =>
  Promise.reject(Object.assign(new Error('Сервис недоступен.'), { name: 'ApiError', status: 503 }));
const silent = { get: refused, send: refused, open: refused };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the door of the cabinet', () => {
  it('has every page of the table that is its own, and no other', () => {
    const owned = pages.filter(({ owner }) => owner === 'mf-crm').map(({ path }) => path);
    expect(area.routes.map(({ path }) => path).sort()).toEqual(owned.sort());
  });

  it.each(area.routes.map(({ path, Page }) => [path, Page] as const))(
    'fetches the page at %s with all that it stands on',
    async (path, Page) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const session = path.startsWith('/crm') ? signedIn('admin') : visitor;
      render(
        <MemoryRouter initialEntries={[path]}>
          <Page {...mount(path.replace(':of', 'guide'), silent, session)} />
        </MemoryRouter>,
      );
      await vi.waitFor(() => expect(screen.queryByText('Загрузка...')).toBeNull(), 20_000);
      expect(document.body.textContent).not.toBe('');
    },
    // The code of a page is compiled when it is fetched.
    30_000,
  );
});
