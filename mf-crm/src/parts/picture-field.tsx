import { limits } from '@portal/contracts/rest/limits';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useEffect, useRef, useState } from 'react';
import { fileSize } from '../forms/file-size.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  image: File | null;
  error: string | undefined;
  onChoose: (image: File | null) => void;
}

/** The choice of a picture: its name and size in words, a look at it, and a way back. */
export function PictureField({ image, error, onChoose }: PictureFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const preview = useObjectUrl(image);

  function forget() {
    const input = place.current?.querySelector('input');
    if (input) {
      input.value = '';
      input.focus();
    }
    onChoose(null);
  }

  return (
    <div ref={place}>
      <Field
        name="image"
        label="Картинка"
        hint={`PNG, JPEG, WebP, AVIF или GIF, не больше ${fileSize(limits.image.bytes)}. Можно без картинки.`}
        error={error}
        type="file"
        accept={limits.image.types.join(',')}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
      {image && (
        <div className={styles.chosen}>
          {preview && <img className={styles.preview} src={preview} alt="" />}
          <p className={styles.facts} role="status">
            Выбран файл: {image.name}, {fileSize(image.size)}
          </p>
          <Button kind="quiet" onClick={forget}>
            Не добавлять эту картинку
          </Button>
        </div>
      )}
    </div>
  );
}

/** An address of the file for as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
