import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { TrainerCard, type TrainerCardProps } from './trainer-card.tsx';
import styles from './trainer-carousel.module.css';
import { trainers } from './trainers.ts';

export interface TrainerCarouselProps extends Pick<TrainerCardProps, 'level'> {
  announce: (message: string) => void;
  reducedMotion: boolean;
}

/** The six cards in a ring: arrows, free drag, and each card reached by Tab comes into view by itself. */
export function TrainerCarousel({ announce, reducedMotion, level }: TrainerCarouselProps) {
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    dragFree: true,
    align: 'start',
    duration: reducedMotion ? 0 : 25,
  });

  function turn(direction: 'scrollPrev' | 'scrollNext') {
    if (!carousel) return;
    carousel[direction](reducedMotion);
    const index = carousel.selectedScrollSnap();
    announce(`${trainers[index]?.title}, ${index + 1} из ${trainers.length}`);
  }

  return (
    <section className={styles.carousel} aria-roledescription="карусель" aria-label="Тренажёры">
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.ring}>
          {trainers.map((trainer, index) => (
            <li key={trainer.path} className={styles.slide} aria-label={`${index + 1} из ${trainers.length}`}>
              <TrainerCard trainer={trainer} level={level} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.arrows}>
        <Button kind="quiet" onClick={() => turn('scrollPrev')}>
          <Icon of={ChevronLeft} />
          <VisuallyHidden>Предыдущий тренажёр</VisuallyHidden>
        </Button>
        <Button kind="quiet" onClick={() => turn('scrollNext')}>
          <VisuallyHidden>Следующий тренажёр</VisuallyHidden>
          <Icon of={ChevronRight} />
        </Button>
      </div>
    </section>
  );
}
