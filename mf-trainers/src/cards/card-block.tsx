import type { Mount } from '@portal/contracts/web/mount';
import styles from './card-block.module.css';
import { TrainerCarousel } from './trainer-carousel.tsx';
import { TrainerGrid } from './trainer-grid.tsx';
import { intro } from './trainers.ts';
import { useWideWindow } from './wide-window.ts';

/** Intro and cards on every page but home: a grid from 900 px, below that a carousel. */
export function CardBlock({ announce, display }: Pick<Mount, 'announce' | 'display'>) {
  const wide = useWideWindow();
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {wide ? <TrainerGrid /> : <TrainerCarousel announce={announce} reducedMotion={display.reducedMotion} />}
    </>
  );
}
