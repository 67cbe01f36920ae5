// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

let finish: () => void;
let page: HTMLElement;

/** Loads until `finish` is called. */
function Page({ onPress = () => {} }) {
  const [whole, setWhole] = useState(false);
  const [words, setWords] = useState('');
  finish = () => setWhole(true);
  return (
    <>
      <button type="button" onClick={onPress}>
        Начать
      </button>
      <input name="q" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <p>{`Набрано: ${words}`}</p>
      {!whole && <p data-loading>Загрузка...</p>}
    </>
  );
}

const prerendered = '<button type="button">Начать</button><input name="q"><p>Набрано: </p>';
const root = () => document.getElementById('root') as HTMLElement;
const begin = (onPress?: () => void) =>
  act(async () =>
    takeOver(root(), (container) => createRoot(container).render(<Page {...(onPress && { onPress })} />)),
  );
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
    await begin(pressed);
    page.querySelector('button')?.click();
    page.querySelector('button')?.click();
    await whole();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is drawn into directly where there is none', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    page = root();
    await begin();
    expect(root()).toBe(page);
    expect(page.textContent).toContain('Загрузка...');
  });
});
