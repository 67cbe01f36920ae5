import { limits } from '@portal/contracts/rest/limits';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { fileSize } from '@portal/ui/file-size';
import { useEffect, useRef } from 'react';
import styles from './attachment-field.module.css';

const { bytes, types } = limits.attachment;
const accepted = Object.entries(types)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',');

interface AttachmentFieldProps {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

/** The choice of a file: its name and size in words, and a way back. */
export function AttachmentField({ file, error, onChoose }: AttachmentFieldProps) {
  const place = useRef<HTMLDivElement>(null);

  // The browser keeps its own idea of the file: it is emptied when the form is.
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (!file && input) input.value = '';
  }, [file]);

  function forget() {
    place.current?.querySelector('input')?.focus();
    onChoose(null);
  }

  return (
    <div ref={place}>
      <Field
        name="file"
        label="Файл, если он нужен"
        hint={`Документ PDF, Word, Excel, PowerPoint, OpenDocument или картинка, не больше ${fileSize(bytes)}.`}
        error={error}
        type="file"
        accept={accepted}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
      {file && (
        <div className={styles.chosen}>
          <p className={styles.facts} role="status">
            Выбран файл: {file.name}, {fileSize(file.size)}
          </p>
          <Button kind="quiet" onClick={forget}>
            Не прикладывать этот файл
          </Button>
        </div>
      )}
    </div>
  );
}
