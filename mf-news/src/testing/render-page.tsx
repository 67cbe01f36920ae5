import type { Mount } from '@portal/contracts/web/mount';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { withStore } from '../app/with-store.tsx';
import { createStore } from '../store/store.ts';

/** Shows a page as the shell does, on a store of its own. */
export function renderPage(Page: ComponentType<Mount>, mount: Mount) {
  const Mounted = withStore(createStore(), Page);
  return render(<Mounted {...mount} />);
}
