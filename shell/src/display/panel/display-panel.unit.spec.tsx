// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../announcer/announcer.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { firstSettings } from '../kept-settings.ts';
import { DisplayPanel } from './display-panel.tsx';

const choose = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

describe('the panel ‘Вид и звук’', () => {
  it('changes each setting by one press', async () => {
    const { store } = renderInShell(<DisplayPanel id="panel" onClose={() => {}} />);
    await choose('Размер текста', '5');
    await choose('Цвета', 'Белым по чёрному');
    await choose('Расстояние между буквами', 'Большое');
    await choose('Расстояние между строками', 'Очень большое');
    await choose('Шрифт', 'С засечками');
    await choose('Картинки', 'Без картинок');
    await choose('Чтение вслух', 'Не показывать');
    expect(store.getState().display).toEqual({
      textFontSize: 2,
      titleFontSize: 2.25,
      scheme: 'white-on-black',
      letters: 1,
      lines: 2,
      serifs: true,
      pictures: 'off',
      speech: false,
    });
  });

  it('gives the ordinary look back by one press', async () => {
    const { store } = renderInShell(<DisplayPanel id="panel" onClose={() => {}} />, {
      state: { display: { ...firstSettings, scheme: 'brown-on-beige', letters: 2, pictures: 'gray' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть обычный вид' }));
    expect(store.getState().display).toEqual(firstSettings);
  });

  it('says what was changed', async () => {
    const heard: string[] = [];
    const stop = listen(({ polite }) => heard.push(polite));
    renderInShell(<DisplayPanel id="panel" onClose={() => {}} />);
    await choose('Цвета', 'Тёмно-синим по голубому');
    await vi.waitFor(() => expect(heard).toContain('Цвета: Тёмно-синим по голубому'));
    stop();
  });
});
