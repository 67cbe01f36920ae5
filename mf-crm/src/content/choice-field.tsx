import { fieldId } from '@portal/ui/field';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<T extends string> {
  name: string;
  label: string;
  value: T;
  choices: readonly { value: T; words: string }[];
  onChoose: (value: T) => void;
}

/** One of a few, by the browser's own list. */
export function ChoiceField<T extends string>({
  name,
  label,
  value,
  choices,
  onChoose,
}: ChoiceFieldProps<T>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
      </label>
      <select
        id={fieldId(name)}
        className={styles.select}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as T)}
      >
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
