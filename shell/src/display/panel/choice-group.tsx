import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface Choice<Value> {
  value: Value;
  label: string;
  /** Shows the choice beside its word. */
  sample?: ReactNode;
}

interface ChoiceGroupProps<Value> {
  title: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (choice: Choice<Value>) => void;
}

/** One setting: choices of which one holds, each as large as a button. */
export function ChoiceGroup<Value>({ title, choices, chosen, onChoose }: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice)}
            />
            {choice.sample}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
