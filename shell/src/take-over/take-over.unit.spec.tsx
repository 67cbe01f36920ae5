// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

let finish: () => void;
let page: HTMLElement;

/** Loads until `finish` is called. */
function Page({ onPress = () => {}, onOpen = () => {} }) {
  const [whole, setWhole] = useState(false);
  const [words, setWords] = useState('');
  finish = () => setWhole(true);
  return (
    <>
      <button type="button" onClick={onPress}>
        Начать
      </button>
      <input name="q" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <input role="combobox" name="list" aria-expanded="false" aria-controls="none" onClick={onOpen} />
      <p>{`Набрано: ${words}`}</p>
      {!whole && <p data-loading>Загрузка...</p>}
    </>
  );
}

const prerendered =
  '<button type="button">Начать</button><input name="q"><input role="combobox" name="list"><p>Набрано: </p>';
const root = () => document.getElementById('root') as HTMLElement;
const begin = (told: { onPress?: () => void; onOpen?: () => void } = {}) =>
  act(async () => takeOver(root(), (container) => createRoot(container).render(<Page {...told} />)));
const whole = async () => {
  await act(async () => finish());
  await vi.waitFor(() => expect(page.isConnected).toBe(false));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root" data-prerendered>${prerendered}</div>`;
  page = root();
});
afterEach(() => vi.unstubAllGlobals());

describe('a prerendered page', () => {
  it('stays until nothing is loading in the page that takes over', async () => {
    await begin();
    expect(root()).toBe(page);
    await whole();
    expect(root()).not.toBe(page);
    expect(page.isConnected).toBe(false);
  });

  it('gives its place up after a time, whole or not', async () => {
    vi.useFakeTimers();
    await begin();
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    expect(root()).not.toBe(page);
    expect(root().textContent).toContain('Загрузка...');
  });

  it('hands over the focus', async () => {
    page.querySelector('button')?.focus();
    await begin();
    await whole();
    expect(document.activeElement).toBe(root().querySelector('button'));
  });

  it('hands over what was typed', async () => {
    await begin();
    const field = page.querySelector('input') as HTMLInputElement;
    field.value = 'льготы';
    await whole();
    expect(root().textContent).toContain('Набрано: льготы');
  });

  it('hands over presses that came too early', async () => {
    const pressed = vi.fn();
    await begin({ onPress: pressed });
    page.querySelector('button')?.click();
    page.querySelector('button')?.click();
    await whole();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('opens a list that was pressed too early, however often', async () => {
    const onOpen = vi.fn();
    await begin({ onOpen });
    const list = page.querySelector<HTMLInputElement>('[role=combobox]');
    list?.click();
    list?.click();
    await whole();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('leaves a list that is open for what was typed as it is', async () => {
    const onOpen = vi.fn();
    await begin({ onOpen });
    const list = page.querySelector<HTMLInputElement>('[role=combobox]');
    list?.click();
    if (list) list.value = 'пожар';
    await whole();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('is drawn into directly where there is none', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    page = root();
    await begin();
    expect(root()).toBe(page);
    expect(page.textContent).toContain('Загрузка...');
  });
});
