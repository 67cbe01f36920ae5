import type { Mount } from '@portal/contracts/web/mount';
import styles from './card-block.module.css';
import type { TrainerCardProps } from './trainer-card.tsx';
import { TrainerCarousel } from './trainer-carousel.tsx';
import { TrainerGrid } from './trainer-grid.tsx';
import { intro } from './trainers.ts';
import { useWideWindow } from './wide-window.ts';

export interface CardBlockProps
  extends Pick<Mount, 'announce' | 'display'>,
    Pick<TrainerCardProps, 'level'> {}

/** Intro and cards on every page but home: a grid from 900 px, below that a carousel. */
export function CardBlock({ announce, display, level }: CardBlockProps) {
  const wide = useWideWindow();
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {wide ? (
        <TrainerGrid level={level} />
      ) : (
        <TrainerCarousel level={level} announce={announce} reducedMotion={display.reducedMotion} />
      )}
    </>
  );
}
