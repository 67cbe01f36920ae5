import type { SiteFacts } from '@portal/contracts/rest/content';
import type { Api } from '@portal/contracts/web/mount';
import { useEffect, useState } from 'react';
import { runKey } from '../frame/use-keeping.ts';
import { deviceStorage } from '../simulator/device-storage.ts';
import type { LocalNumbers } from './data.ts';

const none: LocalNumbers = {};

/**
 * The numbers of heating networks and housing that the centre has told. None until they arrive, without a network, and
 * when the visitor has begun meanwhile: what is chosen from must not change under somebody's hand.
 *
 * @param id of the simulator
 */
export function useLocalNumbers(api: Api, id: string): LocalNumbers {
  const [numbers, setNumbers] = useState(none);

  useEffect(() => {
    const leaving = new AbortController();
    const before = deviceStorage.read(runKey(id));
    api.get<SiteFacts>('/api/content/facts', { signal: leaving.signal }).then(
      ({ emergency: { heating, housing } }) => {
        const begun = deviceStorage.read(runKey(id)) !== before;
        if (!leaving.signal.aborted && !begun && (heating || housing)) setNumbers({ heating, housing });
      },
      () => {
        // Works without the centre's facts, by the national numbers.
      },
    );
    return () => leaving.abort();
  }, [api, id]);

  return numbers;
}
