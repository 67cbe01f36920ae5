// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeading } from './arrival.ts';

describe('the focus rule', () => {
  let content: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<a id="link" href="/news">Новости</a><a id="other" href="/">Главная</a><main></main>';
    content = document.querySelector('main') as HTMLElement;
    document.getElementById('link')?.focus();
  });

  it('moves focus to the heading of the page', () => {
    content.innerHTML = '<h1>Новости</h1>';
    const arrived = vi.fn();
    focusHeading(content, arrived);
    expect(document.activeElement).toBe(content.querySelector('h1'));
    expect(arrived).toHaveBeenCalledWith('Новости');
  });

  it('waits for a heading that comes later', async () => {
    const arrived = vi.fn();
    focusHeading(content, arrived);
    expect(document.activeElement?.id).toBe('link');
    content.innerHTML = '<div><h1>Новости</h1></div>';
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(content.querySelector('h1'));
  });

  it('leaves a visitor alone who has moved on meanwhile', async () => {
    const arrived = vi.fn();
    focusHeading(content, arrived);
    document.getElementById('other')?.focus();
    content.innerHTML = '<h1>Новости</h1>';
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
    expect(document.activeElement?.id).toBe('other');
  });

  it('stops waiting when told to', async () => {
    const arrived = vi.fn();
    focusHeading(content, arrived)();
    content.innerHTML = '<h1>Новости</h1>';
    await Promise.resolve();
    expect(arrived).not.toHaveBeenCalled();
  });
});
