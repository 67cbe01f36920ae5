// @vitest-environment happy-dom
import type { Mount } from '@portal/contracts/web/mount';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latePage } from './late-page.tsx';

const mount = {} as Mount;
const Bank = () => <h1>Банк</h1>;

/** As the shell keeps what a part throws inside the part. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Повторить
      </button>
    );
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page that is fetched when opened', () => {
  it('shows that it is loading, then the page', async () => {
    const { Page } = latePage('bank', async () => Bank);
    render(<Page {...mount} />);
    expect(screen.getByRole('status').textContent).toContain('Загрузка...');
    expect(await screen.findByRole('heading', { name: 'Банк' })).toBeTruthy();
  });

  it('is asked for once more by itself, because a failed preload spoils the first try', async () => {
    const fetch = vi.fn(async () => Bank).mockRejectedValueOnce(new Error('chunk did not arrive'));
    const { Page } = latePage('bank', fetch);
    render(<Page {...mount} />);
    expect(await screen.findByRole('heading', { name: 'Банк' })).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('leaves a failure to what is around it, and is fetched anew when it is drawn again', async () => {
    let gone = true;
    const { Page } = latePage('bank', () =>
      gone ? Promise.reject(new Error('chunk did not arrive')) : Promise.resolve(Bank),
    );
    render(
      <Boundary>
        <Page {...mount} />
      </Boundary>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await screen.findByRole('button', { name: 'Повторить' });
    gone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Банк' })).toBeTruthy();
  });

  it('is shown at once when its code has arrived before', async () => {
    const { Page, load } = latePage('bank', async () => Bank);
    await load();
    render(<Page {...mount} />);
    expect(screen.getByRole('heading', { name: 'Банк' })).toBeTruthy();
  });
});
