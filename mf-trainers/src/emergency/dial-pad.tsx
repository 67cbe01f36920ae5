import { useEffect, useRef } from 'react';
import { Choice } from '../frame/choice.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { dialDigits, type EmergencyEvent, type EmergencyState } from './machine.ts';
import styles from './telephone.module.css';
import { useDialKeys } from './use-dial-keys.ts';

/** A telephone with twelve keys: the digits, 'Удалить' and 'Позвонить'. */
export function DialPad() {
  const { state, send, mount } = useTeaching<EmergencyState, EmergencyEvent>();
  const said = useRef(state.typed);
  useDialKeys(send);

  useEffect(() => {
    if (said.current === state.typed) return;
    said.current = state.typed;
    mount.announce(state.typed === '' ? 'Номер пустой' : `Набрано: ${[...state.typed].join(' ')}`);
  }, [state.typed, mount]);

  return (
    <div className={styles.desk}>
      <div className={styles.telephone}>
        <div className={styles.display}>
          <small>Номер</small>
          <output className={styles.number} aria-live="off" aria-label="Набранный номер">
            {state.typed}
          </output>
        </div>
        <div className={styles.keys}>
          {dialDigits.slice(0, 9).map((digit) => (
            <Digit key={digit} digit={digit} />
          ))}
          <Digit digit="0" className={styles.middle} />
        </div>
        <div className={styles.words}>
          <Choice<EmergencyEvent> event={{ type: 'delete' }} className={styles.word}>
            Удалить
          </Choice>
          <Choice<EmergencyEvent> event={{ type: 'call' }} className={`${styles.word} ${styles.call}`}>
            Позвонить
          </Choice>
        </div>
      </div>
    </div>
  );
}

function Digit({ digit, className = '' }: { digit: string; className?: string | undefined }) {
  return (
    <Choice<EmergencyEvent> event={{ type: 'digit', digit }} className={`${styles.key} ${className}`}>
      {digit}
    </Choice>
  );
}
