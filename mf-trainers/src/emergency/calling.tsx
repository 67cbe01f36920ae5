import { useCallback } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { WayOn } from '../scene/scene.tsx';
import type { EmergencyEvent, EmergencyState } from './machine.ts';
import styles from './telephone.module.css';
import { useConnection } from './use-connection.ts';

/** 'Звонок': it rings, a dot a second, until somebody answers. */
export function Calling() {
  const { state, send, settings, mount } = useTeaching<EmergencyState, EmergencyEvent>();
  const byHand = settings.timing === 'hand';
  const connected = useCallback(() => send({ type: 'connected' }), [send]);
  const dots = useConnection({ byHand, still: mount.display.reducedMotion, connected });
  return (
    <div>
      <div className={styles.desk}>
        <div className={styles.telephone}>
          <div className={styles.display}>
            <div className={styles.waves}>
              <Ringing />
            </div>
            <small>Вызов</small>
            <span className={styles.number}>{state.typed}</span>
            <span className={styles.dots} aria-hidden="true">
              {'.'.repeat(dots) || '\u00a0'}
            </span>
          </div>
        </div>
      </div>
      {byHand && <WayOn<EmergencyEvent> event={{ type: 'connected' }}>Далее</WayOn>}
    </div>
  );
}

function Ringing() {
  return (
    <Drawing viewBox="0 0 160 90">
      <path d="M44 66q-6 -34 36 -36t36 36l-14 6-8 -14H66l-8 14z" fill="var(--coral)" />
      <path d="M26 58q-8 -40 34 -48M134 58q8 -40 -34 -48M10 60q-10 -50 36 -60M150 60q10 -50 -36 -60" />
    </Drawing>
  );
}
