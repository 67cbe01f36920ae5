import { limits } from '@portal/contracts/rest/limits';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { fileSize } from '@portal/ui/file-size';
import { useRef, useState } from 'react';
import { useObjectUrl } from '../hooks/use-object-url.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  image: File | null;
  error: string | undefined;
  onChoose: (image: File | null) => void;
}

/** The choice of a picture: its name and sizes in words, a look at it, and a way back. */
export function PictureField({ image, error, onChoose }: PictureFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const preview = useObjectUrl(image);
  const [pixels, setPixels] = useState<{ of: File; words: string } | null>(null);

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
          {preview && (
            <img
              className={styles.preview}
              src={preview}
              alt=""
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setPixels({ of: image, words: `, ${naturalWidth} × ${naturalHeight} точек` })
              }
            />
          )}
          <p className={styles.facts} role="status">
            Выбран файл: {image.name}, {fileSize(image.size)}
            {pixels?.of === image && pixels.words}
          </p>
          <Button kind="quiet" onClick={forget}>
            Не добавлять эту картинку
          </Button>
        </div>
      )}
    </div>
  );
}
