import { Icon } from '@portal/ui/icon';
import type { Reading } from '@portal/ui/speech/use-reading';
import {
  ArrowLeft,
  Bell,
  BellOff,
  Lightbulb,
  type LucideIcon,
  Pause,
  RotateCcw,
  Volume2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

export interface BarProps {
  step: number;
  steps: number;
  canGoBack: boolean;
  onBack: () => void;
  onRestart: () => void;
  onHint: () => void;
  /** The hint can't grow further. */
  hintGrown: boolean;
  reading: Reading | null;
  sound: boolean;
  onSound: (on: boolean) => void;
}

/** The same buttons in the same place on every step: a line on a desk, within the thumb's reach on a phone. */
export function Bar(props: BarProps) {
  const { step, steps, reading, sound } = props;
  const isReading = reading !== null && reading.current !== null;
  return (
    <fieldset className={styles.bar} aria-label="Управление тренажёром">
      <BarButton icon={ArrowLeft} onClick={props.onBack} disabled={!props.canGoBack}>
        Назад
      </BarButton>
      <p className={styles.steps}>
        <span>
          Шаг {step} из {steps}
        </span>
        {/* Drawn with attributes: the policy of the pages lets no style stand in prerendered HTML. */}
        <svg className={styles.line} viewBox={`0 0 ${steps} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={step} height="1" />
        </svg>
      </p>
      {reading && (
        <BarButton icon={isReading ? Pause : Volume2} onClick={reading.toggle}>
          {isReading ? 'Остановить' : 'Прослушать'}
        </BarButton>
      )}
      <BarButton icon={Lightbulb} onClick={props.onHint} disabled={props.hintGrown}>
        Подсказка
      </BarButton>
      <BarButton icon={sound ? Bell : BellOff} onClick={() => props.onSound(!sound)} pressed={sound}>
        Звук
      </BarButton>
      <BarButton icon={RotateCcw} onClick={props.onRestart}>
        Начать заново
      </BarButton>
    </fieldset>
  );
}

interface BarButtonProps {
  icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  children: ReactNode;
}

function BarButton({ icon, onClick, disabled = false, pressed, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={disabled ? undefined : onClick}
    >
      <Icon of={icon} />
      <span>{children}</span>
    </button>
  );
}
