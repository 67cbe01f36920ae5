import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { removeSample } from '../facts/remove-sample.ts';
import { Given } from '../prerender/given.tsx';
import { useServices } from '../services.ts';
import { useAppSelector } from '../store/hooks.ts';
import styles from './sample-banner.module.css';

/** Says on every page that what a new portal shows is not the centre's own; administrators remove it with one press. */
export function SampleBanner() {
  const sample = useAppSelector((state) => state.facts.sample);
  const admin = useAppSelector((state) => state.session.user?.role === 'admin');
  const { api } = useServices();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function remove() {
    setState('busy');
    try {
      await removeSample(api, sample);
      location.reload();
    } catch {
      setState('failed');
    }
  }

  return (
    <Given fact="sample" is={Object.values(sample).some((ids) => ids.length > 0)}>
      <section className={styles.banner} aria-label="Образцы на сайте">
        <p>
          <strong>Это новый портал.</strong> Часть новостей, мест в путеводителе и документов — образцы. Центр
          заменит их своими.
        </p>
        {admin && (
          <Button kind="quiet" busy={state === 'busy'} onClick={remove}>
            Убрать все образцы
          </Button>
        )}
        {state === 'failed' && <p role="alert">Убрать не получилось. Попробуйте ещё раз.</p>}
      </section>
    </Given>
  );
}
