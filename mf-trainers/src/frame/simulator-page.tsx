import type { Mount } from '@portal/contracts/web/mount';
import { sentences } from '@portal/ui/speech/sentences';
import { useReading } from '@portal/ui/speech/use-reading';
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { deviceStorage } from '../simulator/device-storage.ts';
import { same } from '../simulator/machine.ts';
import type { Simulator } from '../simulator/narration.ts';
import { canUndo, position, stepNumber, undoTurnsScreen, wayOfRound } from '../simulator/run.ts';
import { createSession } from '../simulator/session.ts';
import { $settings, settingsChanged } from '../simulator/settings.ts';
import { stepsToEnd } from '../simulator/steps-to-end.ts';
import { Bar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { EndPanel } from './end-panel.tsx';
import { ResumeOffer } from './resume-offer.tsx';
import { Say } from './say.tsx';
import { SettingsRow } from './settings-row.tsx';
import styles from './simulator-page.module.css';
import { type Teaching, TeachingContext } from './teaching.ts';
import { runKey, useKeeping } from './use-keeping.ts';
import { useScreenHistory } from './use-screen-history.ts';
import { useSounds } from './use-sounds.ts';
import { useSpokenChanges } from './use-spoken-changes.ts';

export interface SimulatorPageProps<State, Event> {
  simulator: Simulator<State, Event>;
  /** What is seen at the state of the teaching context. */
  Scene: ComponentType;
  mount: Mount;
  /** Refusals that the scene itself answers, by a dialog say. */
  answeredByScene?: (event: Event) => boolean;
}

/** The frame of teaching around a simulator: the same on every step of all six. */
export function SimulatorPage<State, Event>(props: SimulatorPageProps<State, Event>) {
  const { simulator, Scene, mount, answeredByScene } = props;
  const { machine } = simulator;
  // anew for another simulator only: the emergency one changes once, when the centre's local numbers arrive
  const session = useMemo(
    () => createSession(simulator.machine, deviceStorage.read(runKey(simulator.id))),
    [simulator],
  );
  const { run, offered, settings, send, undo, restart, askHint, dismiss, resume, decline, change } = useUnit({
    run: session.$run,
    offered: session.$offered,
    settings: $settings,
    send: session.sent,
    undo: session.undone,
    restart: session.restarted,
    askHint: session.hintAsked,
    dismiss: session.dismissed,
    resume: session.resumed,
    decline: session.declined,
    change: settingsChanged,
  });
  const { state, screen } = position(run);
  const told = useMemo(() => simulator.narrate(state), [simulator, state]);
  const text = useMemo(() => sentences(told.text), [told]);
  const left = useMemo(() => stepsToEnd(machine, state), [machine, state]);
  const heading = useRef<HTMLHeadingElement>(null);

  const shownFromStart = settings.hints === 'shown' ? 1 : 0;
  const hint = Math.max(run.hint, shownFromStart) > 0 ? told.hint.words : null;
  const pointing = run.hint === 2 || run.misses >= 2;
  const notice = run.refused && !answeredByScene?.(run.refused.event) ? run.refused.refusal.reason : null;

  const history = useScreenHistory(screen, session.wentToScreen);
  const reading = useReading([told.heading, ...text, ...(hint ? [hint] : [])], mount.display.speech);
  useSounds(simulator, session);
  useKeeping(simulator, session);
  useSpokenChanges({
    heading,
    screen,
    notice: notice ? run.refused : null,
    hint: run.hint,
    words: told.hint.words,
    announce: mount.announce,
  });

  const { page } = mount;
  useEffect(() => {
    page({ title: simulator.title, crumbs: [{ title: 'Электронные тренажёры', path: '/trainings' }] });
  }, [page, simulator]);

  const teaching: Teaching<State, Event> = {
    state,
    send,
    refusal: (event) => machine.refusal(state, event),
    right: (event) => told.hint.right.some((one) => same(one, event)),
    marked: (event) => pointing && told.hint.right.some((one) => same(one, event)),
    refused: run.refused,
    dismiss,
    settings,
    mount,
  };
  const done = machine.done(state);

  return (
    <>
      {offered && session.offer && (
        <ResumeOffer step={stepNumber(session.offer)} onResume={resume} onDecline={decline} />
      )}
      <div className={styles.simulator}>
        <Dock hint={run.hint > 0 && !done ? told.hint.words : null} notice={notice}>
          <Bar
            step={stepNumber(run)}
            steps={stepNumber(run) + left}
            canGoBack={canUndo(run)}
            onBack={() => (undoTurnsScreen(run) ? history.back() : undo())}
            onRestart={restart}
            onHint={() => askHint(shownFromStart)}
            hintGrown={done || run.hint === 2}
            reading={reading}
            sound={settings.sound}
            onSound={(sound) => change({ sound })}
          />
        </Dock>
        {/* a heading of its own on each screen: one that has focus already would not be read again by a phone */}
        <Say
          key={screen}
          heading={told.heading}
          sentences={text}
          hint={run.hint === 0 && !done ? hint : null}
          reading={reading?.current ?? null}
          headingRef={heading}
        />
        <TeachingContext value={teaching as unknown as Teaching<unknown, unknown>}>
          <Scene key={screen} />
        </TeachingContext>
      </div>
      <SettingsRow />
      {done && (
        <EndPanel
          deeds={deedsOf(simulator, wayOfRound(run))}
          wrong={run.wrong}
          hints={run.hints}
          path={simulator.path}
          mount={mount}
        />
      )}
    </>
  );
}

function deedsOf<State, Event>(
  simulator: Simulator<State, Event>,
  way: readonly { state: State; via: Event | null }[],
): string[] {
  return way.flatMap(({ via }, index) => {
    if (via === null || index === 0) return [];
    return simulator.deed(way[index - 1]!.state, via) ?? [];
  });
}
