import type { Mount } from '@portal/contracts/web/mount';
import { configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { withStore } from '../app/with-store.tsx';
import { createStore, type Store } from '../store/store.ts';

// A machine that is busy with other tests may need longer than the second that is allowed by default.
configure({ asyncUtilTimeout: 8_000 });

/** Shows a page as the shell does, on a store of its own or one that knows something already. */
export function renderPage(Page: ComponentType<Mount>, mount: Mount, store: Store = createStore()) {
  const Mounted = withStore(store, Page);
  return render(<Mounted {...mount} />);
}
