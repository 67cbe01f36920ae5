import type { Display } from '@portal/contracts/web/mount';
import { type ReactNode, useState } from 'react';
import styles from './picture.module.css';
import { Placeholder } from './placeholder.tsx';

export interface PictureProps {
  /** Address of the file; `null` or a file that fails to load shows the placeholder. */
  src: string | null;
  /** What the picture shows; '' when the words beside it say the same. */
  alt: string;
  /** The visitor's setting, from `mount.display`. With 'off' no file is asked for and the words take its place. */
  pictures?: Display['pictures'];
  /** Width to height, so that nothing jumps when the file arrives. `'auto'`: the file's own, for a single large picture. */
  ratio?: string;
  /** Drawn instead of a missing file. */
  placeholder?: ReactNode;
  /** The picture that is seen first on its page is asked for at once. */
  eager?: boolean;
}

/** A picture in its place: kept free before it has loaded, filled by a drawing when there is none. */
export function Picture({
  src,
  alt,
  pictures = 'on',
  ratio = '16 / 10',
  placeholder = <Placeholder />,
  eager = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = { aspectRatio: ratio };

  if (pictures === 'off') {
    return alt ? <p className={styles.words}>{alt}</p> : null;
  }
  if (src === null || failed === src) {
    return (
      <div className={styles.place} style={{ aspectRatio: ratio === 'auto' ? '16 / 10' : ratio }}>
        {placeholder}
      </div>
    );
  }
  return (
    <div className={styles.place} style={place}>
      <img
        className={ratio === 'auto' ? styles.whole : styles.image}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </div>
  );
}
