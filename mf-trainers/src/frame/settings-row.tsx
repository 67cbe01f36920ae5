import { useUnit } from 'effector-react';
import { $settings, settingsChanged } from '../simulator/settings.ts';
import styles from './settings-row.module.css';

/** For a helper: how this and the other simulators behave. Folded away, so that the learner is not distracted. */
export function SettingsRow() {
  const settings = useUnit($settings);
  const change = useUnit(settingsChanged);
  return (
    <details className={styles.settings}>
      <summary>Настройки тренажёра</summary>
      <div>
        <Check on={settings.hints === 'shown'} onChange={(on) => change({ hints: on ? 'shown' : 'asked' })}>
          Показывать подсказки сразу
        </Check>
        <Check on={settings.fewer} onChange={(fewer) => change({ fewer })}>
          Показывать меньше вариантов
        </Check>
        <Check on={settings.timing === 'hand'} onChange={(on) => change({ timing: on ? 'hand' : 'auto' })}>
          Переходить вручную
        </Check>
      </div>
    </details>
  );
}

interface CheckProps {
  on: boolean;
  onChange: (on: boolean) => void;
  children: string;
}

/** The whole line is its label, so that it is as high as a finger needs it. */
function Check({ on, onChange, children }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
