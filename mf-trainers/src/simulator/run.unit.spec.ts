import { describe, expect, it } from 'vitest';
import { clinicMachine as machine } from '../clinic/machine.ts';
import {
  askHint,
  begin,
  dismiss,
  goToScreen,
  position,
  restart,
  send,
  stepNumber,
  undo,
  undoTurnsScreen,
  wayOfRound,
} from './run.ts';
import { fromSaved, toSaved } from './saved-run.ts';
import { stepsToEnd } from './steps-to-end.ts';

const start = begin(machine);
const ill = send(machine, start, { type: 'fall-ill' });
const withBack = send(machine, ill, { type: 'symptom', symptom: 'back' });
const corridor = [
  { type: 'understood' },
  { type: 'enter-clinic' },
  { type: 'registry' },
  { type: 'take-ticket' },
  { type: 'lift' },
  { type: 'floor', floor: 2 } as const,
].reduce((run, event) => send(machine, run, event as never), withBack);

describe('a run through a simulator', () => {
  it('counts the screens since the round began', () => {
    expect([start, ill, withBack, corridor].map(stepNumber)).toEqual([1, 2, 3, 9]);
  });

  it('knows the shortest way to the end from where it is', () => {
    expect(stepsToEnd(machine, position(start).state)).toBe(10);
    expect(stepsToEnd(machine, position(withBack).state)).toBe(9);
    expect(stepsToEnd(machine, position(corridor).state)).toBe(3);
  });

  it('stays where it is after a wrong try, counts it and keeps the reason', () => {
    const missed = send(machine, corridor, { type: 'cabinet', cabinet: 205 });
    expect(missed).toMatchObject({ at: corridor.at, wrong: 1, misses: 1 });
    expect(missed.refused?.refusal.reason).toBe('Это кабинет 205. Посмотрите талон.');
    expect(dismiss(missed).refused).toBeNull();
    const found = send(machine, missed, { type: 'cabinet', cabinet: 204 });
    expect(found).toMatchObject({ wrong: 1, misses: 0, refused: null });
  });

  it('does not count a choice that is shown as unavailable as a wrong try', () => {
    const pressed = send(machine, undo(undo(corridor)), { type: 'stairs' });
    expect(pressed.refused?.refusal.kind).toBe('unavailable');
    expect(pressed.wrong).toBe(0);
  });

  it('lets the hint grow twice, counts both, and starts over on the next step', () => {
    const twice = askHint(askHint(askHint(corridor)));
    expect(twice).toMatchObject({ hint: 2, hints: 2 });
    expect(send(machine, twice, { type: 'cabinet', cabinet: 204 })).toMatchObject({ hint: 0, hints: 2 });
  });

  it('keeps what was undone until another way is taken', () => {
    const back = undo(withBack);
    expect(position(goToScreen(back, 3)).state).toEqual(position(withBack).state);
    const other = send(machine, back, { type: 'symptom', symptom: 'ear' });
    expect(goToScreen(other, 3)).toBe(other);
    expect(position(other).state).toEqual({ step: 2, symptom: 'ear' });
  });

  it('says when undo leaves the screen', () => {
    expect(undoTurnsScreen(start)).toBe(false);
    expect(undoTurnsScreen(ill)).toBe(true);
  });

  it('can take back even a new start', () => {
    const anew = restart(machine, send(machine, corridor, { type: 'cabinet', cabinet: 205 }));
    expect(stepNumber(anew)).toBe(1);
    expect(anew.wrong).toBe(0);
    expect(wayOfRound(anew)).toHaveLength(1);
    expect(position(undo(anew)).state).toEqual(position(corridor).state);
    expect(stepNumber(undo(anew))).toBe(9);
    expect(restart(machine, start).at).toBe(0);
  });
});

describe('a run that was kept', () => {
  it('is not kept at the start nor at the end, where there is nothing to go on with', () => {
    expect(toSaved(machine, start)).toBeNull();
    expect(toSaved(machine, corridor)).not.toBeNull();
    expect(toSaved(machine, restart(machine, corridor))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', '{"version":2,"way":[],"wrong":0,"hints":0}'],
    ['an unknown event', '{"version":1,"way":[{"type":"fly"}],"wrong":0,"hints":0}'],
    ['an event out of turn', '{"version":1,"way":[{"type":"buy"}],"wrong":0,"hints":0}'],
    ['no counters', '{"version":1,"way":[{"type":"fall-ill"}]}'],
    ['no steps', '{"version":1,"way":[],"wrong":0,"hints":0}'],
    ['something else', '"clinic"'],
  ])('is left alone when it holds %s', (_, text) => {
    expect(fromSaved(machine, text)).toBeNull();
  });
});
