import type { Mount } from '@portal/contracts/web/mount';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '../store/store.ts';

/** Gives a page or fragment the area's store: the shell mounts each by itself, and knows nothing of stores. */
export function withStore(store: Store, Part: ComponentType<Mount>): ComponentType<Mount> {
  return function WithStore(mount) {
    return (
      <Provider store={store}>
        <Part {...mount} />
      </Provider>
    );
  };
}
