import type { AreaRoute, Mount } from '@portal/contracts/web/mount';
import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from '../loading/loading.tsx';

type Page = ComponentType<Mount>;

/** In ms; asked at once, Chromium gives the same failed answer to the second try as well. */
const pauseBetweenTries = 250;

/**
 * A page whose code is fetched when it is opened.
 *
 * @param chunk the name that the import's `webpackChunkName` gives
 * @param fetch the dynamic import
 * @returns what a route needs, and `load`, which resolves when the page is there to be drawn
 */
export function latePage(
  chunk: string,
  fetch: () => Promise<Page>,
): Pick<AreaRoute, 'Page' | 'chunk'> & { load(): Promise<void> } {
  const code = new LateCode(fetch);
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the area that has the route is loaded
    Page: (mount) => <Late code={code} mount={mount} />,
    chunk,
    load: () => code.load(),
  };
}

class LateCode {
  readonly #fetch: () => Promise<Page>;
  /** The page, once its code is here. */
  page: Page | undefined;

  constructor(fetch: () => Promise<Page>) {
    this.#fetch = fetch;
  }

  async load(): Promise<void> {
    this.page ??= await this.#twice();
  }

  /** A preload that failed spoils the first try; time that has run out is not spent twice. */
  async #twice(): Promise<Page> {
    try {
      return await this.#fetch();
    } catch (error) {
      if (error instanceof Error && 'type' in error && error.type === 'timeout') throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenTries));
      return await this.#fetch();
    }
  }
}

/**
 * Shows a page when its code has arrived. Not React.lazy: that one keeps a failed load for good. Here a failure is thrown
 * while rendering, so that the shell's message stands in the page's place, and its 'Повторить' fetches anew.
 */
function Late({ code, mount }: { code: LateCode; mount: Mount }) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, setArrived] = useState(false);

  useEffect(() => {
    let left = false;
    code.load().then(
      () => left || setArrived(true),
      (error: unknown) => left || setFailure({ error }),
    );
    return () => {
      left = true;
    };
  }, [code]);

  if (failure) throw failure.error;
  if (!code.page) return <Loading />;
  return <code.page {...mount} />;
}
