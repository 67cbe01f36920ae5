// @vitest-environment happy-dom
import { type Area, MOUNT_VERSION } from '@portal/contracts/web/mount';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AreaFiles } from '../federation/area-loader.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { AreaPart } from './area-part.tsx';

const registry = {
  schema: '',
  microFrontends: {
    'mf-news': [
      {
        url: '/mf/mf-news/1/remote-entry.js',
        metadata: { integrity: '', version: '1' },
        deployment: { traffic: 100, default: true },
        extras: {
          portal: {
            team: 'Новости',
            remote: 'mf_news_1',
            preload: { scripts: [], styles: [] },
          },
        },
      },
    ],
  },
};
const area: Area = { version: MOUNT_VERSION, routes: [], fragments: {} };

/** Files that are gone until `back` is set. */
class RemovableFiles implements AreaFiles {
  back = false;
  module = () => (this.back ? Promise.resolve({ area }) : Promise.reject(new Error('404')));
  style = () => Promise.resolve();
  preload = () => {};
}

const part = (show: () => React.ReactNode) => (
  <AreaPart place="" area="mf-news" title="Новости" show={show} />
);
const failure = () => screen.findByText('Не получилось показать: Новости');

describe('a part that an area fills', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('says that it is loading, then shows the area with its version and team', async () => {
    const files = new RemovableFiles();
    files.back = true;
    const { container } = renderInShell(
      part(() => <p>Список</p>),
      { registry, files },
    );
    expect(screen.getByRole('status').textContent).toBe('Загрузка...');
    await screen.findByText('Список');
    const { area, version, team } = container.querySelector<HTMLElement>('[data-area]')?.dataset ?? {};
    expect({ area, version, team }).toEqual({ area: 'mf-news', version: '1', team: 'Новости' });
  });

  it('says at once that it failed, with the ways to reach the centre', async () => {
    renderInShell(
      part(() => null),
      { registry, files: new RemovableFiles() },
    );
    await failure();
    expect(screen.getByRole('alert').textContent).toContain('Остальной сайт работает');
    expect(screen.getByRole('link', { name: '«Контакты»' }).getAttribute('href')).toBe('/contacts');
  });

  it('comes back by ‘Повторить’ without a reload, as often as it takes, and takes the focus', async () => {
    const files = new RemovableFiles();
    const { container } = renderInShell(
      part(() => <p>Список</p>),
      { registry, files },
    );
    await failure();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByRole('button', { name: 'Повторить' });
    files.back = true;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByText('Список');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(container.querySelector('[data-area]'));
  });

  it('keeps what the area throws while it renders inside the part', async () => {
    const files = new RemovableFiles();
    files.back = true;
    let broken = true;
    const show = () => {
      if (broken) throw new TypeError('broken');
      return <p>Список</p>;
    };
    renderInShell(
      <>
        <p>Рядом</p>
        {part(show)}
      </>,
      { registry, files },
    );
    await failure();
    expect(screen.getByText('Рядом')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByText('Список');
  });
});
