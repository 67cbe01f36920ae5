import { VisuallyHidden } from '@portal/ui/visually-hidden';

interface TrapFieldProps {
  value: string;
  onType: (value: string) => void;
}

/** People do not meet this field; programs that fill in whatever they find do, and the server refuses them. */
export function TrapField({ value, onType }: TrapFieldProps) {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          Оставьте это поле пустым
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </label>
      </VisuallyHidden>
    </div>
  );
}
