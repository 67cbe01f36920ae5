import { Icon } from '@portal/ui/icon';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../frame/choice.tsx';
import { MoreButton } from '../frame/more-button.tsx';
import { useFewer } from '../frame/use-fewer.ts';
import styles from './scene.module.css';

/** The whole picture is what one presses: a door, a window, a counter. */
export function Stage<Event>(props: Omit<ChoiceProps<Event>, 'className'>) {
  return <Choice {...props} className={styles.stage} />;
}

/** A picture with nothing to press in it. */
export function View({ picture }: { picture: ReactNode }) {
  return <div className={styles.view}>{picture}</div>;
}

export interface ThingsProps<Event> {
  events: readonly Event[];
  /** What they stand on: the floor of a room, a shelf on the wall, or nothing. */
  on: 'floor' | 'shelf' | 'wall';
  /** About how wide one is, in letters of text. A class, since the policy of the pages lets no style stand in their HTML. */
  size?: 5 | 5.4 | 6 | 7 | 8 | 9 | 10.5;
  /** How many stand in a row at most. */
  most?: 2 | 3 | 4 | 5 | 6;
  /** Two or three things that fill the scene. */
  large?: boolean;
  children: (event: Event) => Omit<ChoiceProps<Event>, 'event'>;
}

/** Several things of a place, side by side and in as many rows as there must be, each row with its own ground. */
export function Things<Event>({
  events,
  on,
  size = 8,
  most = 6,
  large = false,
  children,
}: ThingsProps<Event>) {
  const { shown, more } = useFewer(events);
  return (
    <div
      className={`${styles.things} ${styles[on]} ${large ? styles.large : ''} ${styles[`size${size * 10}`]} ${styles[`most${most}`]}`}
    >
      {shown.map((event) => {
        const { className, ...thing } = children(event);
        return (
          <div key={JSON.stringify(event)} className={styles.cell}>
            <Choice
              {...thing}
              event={event}
              className={className ? `${styles.thing} ${className}` : styles.thing}
            />
          </div>
        );
      })}
      {more && (
        <div className={styles.cell}>
          <MoreButton onClick={more} />
        </div>
      )}
    </div>
  );
}

/** What is at hand beside the scene: a ticket, a list, the balance, buttons. */
export function AtHand({ children }: { children: ReactNode }) {
  return <div className={styles.atHand}>{children}</div>;
}

/** A sheet of paper or a slip held in the hand. */
export function Paper({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.paper} aria-label={label}>
      <p className={styles.paperTitle}>{label}</p>
      {children}
    </section>
  );
}

/** The main way on, under the scene. */
export function WayOn<Event>(props: Omit<ChoiceProps<Event>, 'className'>) {
  return (
    <div className={styles.wayOn}>
      <Choice {...props} className={styles.primary}>
        <span className={styles.onward}>
          {props.children}
          <Icon of={ArrowRight} />
        </span>
      </Choice>
    </div>
  );
}
