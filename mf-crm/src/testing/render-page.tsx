import type { Mount } from '@portal/contracts/web/mount';
import { configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { withStore } from '../app/with-store.tsx';
import { createStore, type Store } from '../store/store.ts';

// A machine that is busy with other tests may need longer than the second that is allowed by default.
configure({ asyncUtilTimeout: 8_000 });

/** Shows a page as the shell does, on a store of its own. `address`: with the query, where the page reads one. */
export function renderPage(
  Page: ComponentType<Mount>,
  mount: Mount,
  { address = mount.path, store = createStore() }: { address?: string; store?: Store } = {},
) {
  const Mounted = withStore(store, Page);
  const shown = (props: Mount) => (
    <MemoryRouter initialEntries={[address]}>
      <Mounted {...props} />
    </MemoryRouter>
  );
  const { rerender, ...page } = render(shown(mount));
  return { ...page, remount: (changes: Partial<Mount>) => rerender(shown({ ...mount, ...changes })) };
}
