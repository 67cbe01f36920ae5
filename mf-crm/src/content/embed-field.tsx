import type { FieldError } from '@portal/contracts/rest/error';
import { ClickFrame } from '@portal/ui/click-frame';
import { TextField } from './text-field.tsx';

interface EmbedFieldProps {
  name: string;
  label: string;
  what: 'карта' | 'видео';
  value: string;
  errors: FieldError[];
  frameSources: readonly string[];
  onType: (value: string) => void;
}

/** A map or video: its address or code, and a look at it once the address is one that can be shown. */
export function EmbedField({ name, label, what, value, errors, frameSources, onType }: EmbedFieldProps) {
  const sites = frameSources.map((source) => source.replace('https://', '')).join(', ');
  const shown = frameSources.some((source) => value.startsWith(`${source}/`));
  return (
    <>
      <TextField
        {...{ name, label, value, errors, onType }}
        hint={`На сайте нажмите «Поделиться» и скопируйте сюда код для вставки или адрес. Подходят: ${sites}.`}
        rows={3}
      />
      {shown && (
        <ClickFrame
          what={label}
          show={`Проверить, как видна ${what}`.replace('видна видео', 'видно видео')}
          hide="Скрыть"
          src={value}
        />
      )}
    </>
  );
}
