import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Loading } from '@portal/ui/loading';
import { type ComponentType, useEffect, useState } from 'react';

/** A page whose code is fetched when it is opened. */
export class LateCode {
  readonly #fetch: () => Promise<ComponentType<Mount>>;
  /** The page, once its code is here. */
  page: ComponentType<Mount> | undefined;

  /** @param fetch the dynamic import; it is called again after a failure */
  constructor(fetch: () => Promise<ComponentType<Mount>>) {
    this.#fetch = fetch;
  }

  async load(): Promise<void> {
    this.page ??= await this.#fetch();
  }
}

/**
 * Shows a page when its code has arrived. Not React.lazy: that one keeps a failed load for good, while here 'Повторить'
 * asks once more, without a reload of the page.
 */
export function LatePage({ code, mount }: { code: LateCode; mount: Mount }) {
  const [, setArrived] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    let left = false;
    code.load().then(
      () => left || setArrived(true),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);

  if (code.page) {
    const Page = code.page;
    return <Page {...mount} />;
  }
  if (!failed) return <Loading />;
  return (
    <Alert kind="error" title="Страница не загрузилась.">
      <p>Проверьте связь с интернетом и нажмите «Повторить».</p>
      <Button
        onClick={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        Повторить
      </Button>
    </Alert>
  );
}
