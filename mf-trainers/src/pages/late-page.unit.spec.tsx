// @vitest-environment happy-dom
import type { Mount } from '@portal/contracts/web/mount';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LateCode, LatePage } from './late-page.tsx';

const mount = {} as Mount;
afterEach(cleanup);

describe('a page that is fetched when opened', () => {
  it('shows that it is loading, then the page', async () => {
    const code = new LateCode(async () => () => <h1>Поликлиника</h1>);
    render(<LatePage code={code} mount={mount} />);
    expect(screen.getByRole('status').textContent).toContain('Загрузка...');
    expect(await screen.findByRole('heading', { name: 'Поликлиника' })).toBeTruthy();
  });

  it('asks again when the visitor presses Повторить after a failed load', async () => {
    let attempts = 0;
    const code = new LateCode(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('chunk did not arrive');
      return () => <h1>Банк</h1>;
    });
    render(<LatePage code={code} mount={mount} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Страница не загрузилась.');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Банк' })).toBeTruthy();
  });

  it('shows a page that has arrived before at once', async () => {
    const code = new LateCode(async () => () => <h1>Магазин</h1>);
    const first = render(<LatePage code={code} mount={mount} />);
    await screen.findByRole('heading', { name: 'Магазин' });
    first.unmount();
    render(<LatePage code={code} mount={mount} />);
    expect(screen.getByRole('heading', { name: 'Магазин' })).toBeTruthy();
  });
});
