import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { Simulator } from '../simulator/narration.ts';
import type { Session } from '../simulator/session.ts';
import { $settings } from '../simulator/settings.ts';
import { Player } from '../sound/player.ts';
import { scoreOf } from '../sound/scores.ts';

/** Plays what each event sounds like, in the press itself; silent by setting, and when the page is left. */
export function useSounds<State, Event>(simulator: Simulator<State, Event>, session: Session<State, Event>) {
  const { sound } = useUnit($settings);
  const [player] = useState(() => new Player());

  useEffect(() => {
    if (!sound) return;
    return session.happened.watch(({ before, event }) => {
      player.stop();
      const name = simulator.sound(before, event);
      if (name) player.play(scoreOf(name));
    });
  }, [simulator, session, player, sound]);

  useEffect(() => {
    const goneBack = [session.undone, session.wentToScreen, session.restarted];
    const stopWatching = goneBack.map((event) => event.watch(() => player.stop()));
    return () => {
      for (const stop of stopWatching) stop();
    };
  }, [session, player]);
  useEffect(() => {
    if (!sound) player.stop();
  }, [player, sound]);
  useEffect(() => () => player.close(), [player]);
  return player;
}
