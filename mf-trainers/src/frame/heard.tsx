import { virtual } from '@guidepup/virtual-screen-reader';
import type { Mount } from '@portal/contracts/web/mount';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

/** The shell's part: one live region for everything that is announced. */
function announce(message: string) {
  document.querySelector('[data-announcer]')!.textContent = message;
}

const mount = {
  announce,
  page() {},
  display: { pictures: 'on', reducedMotion: false },
  api: { get: () => new Promise(() => {}) },
} as unknown as Mount;

/** For tests: a simulator's page with a screen reader that listens to it, as in the shell. */
export async function listenTo(Page: ComponentType<Mount>): Promise<void> {
  localStorage.clear();
  render(
    <>
      <p role="status" data-announcer="polite" />
      <Page {...mount} />
    </>,
  );
  await virtual.start({ container: document.body });
}

export async function stopListening(): Promise<void> {
  await virtual.stop();
  cleanup();
}

export async function press(...names: string[]): Promise<void> {
  for (const name of names) await click(screen.getByRole('button', { name }));
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** How often something was said since the log was cleared. */
export async function said(words: string): Promise<number> {
  const log = await virtual.spokenPhraseLog();
  return log.filter((phrase) => phrase.includes(words)).length;
}
