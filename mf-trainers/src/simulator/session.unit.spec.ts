import { describe, expect, it } from 'vitest';
import { type ClinicEvent, clinicMachine as machine } from '../clinic/machine.ts';
import { begin, position, send } from './run.ts';
import { toSaved } from './saved-run.ts';
import { createSession } from './session.ts';

const way: ClinicEvent[] = [{ type: 'fall-ill' }, { type: 'symptom', symptom: 'ear' }];
const kept = toSaved(
  machine,
  way.reduce((run, event) => send(machine, run, event), begin(machine)),
);

describe('a session', () => {
  it('follows what the visitor does and undoes', () => {
    const session = createSession(machine, null);
    session.sent({ type: 'fall-ill' });
    session.sent({ type: 'symptom', symptom: 'ear' });
    session.undone();
    expect(position(session.$run.getState()).state).toEqual({ step: 1 });
    session.wentToScreen(3);
    expect(position(session.$run.getState()).state).toEqual({ step: 2, symptom: 'ear' });
    session.restarted();
    expect(position(session.$run.getState()).state).toEqual({ step: 0 });
  });

  it('tells of events that happened, with the state before, and not of refused ones', () => {
    const session = createSession(machine, kept);
    const told: unknown[] = [];
    const stop = session.happened.watch((one) => told.push(one));
    session.sent({ type: 'fall-ill' });
    session.sent({ type: 'symptom', symptom: 'head' });
    for (const type of ['understood', 'enter-clinic', 'registry', 'take-ticket'] as const)
      session.sent({ type });
    session.sent({ type: 'lift' });
    expect(told[0]).toEqual({ before: { step: 0 }, event: { type: 'fall-ill' } });
    expect(told).toHaveLength(6);
    stop();
  });

  it('offers the run of an earlier visit and takes it over', () => {
    const session = createSession(machine, kept);
    expect(session.$offered.getState()).toBe(true);
    session.resumed();
    expect(position(session.$run.getState()).state).toEqual({ step: 2, symptom: 'ear' });
    expect(session.$offered.getState()).toBe(false);
  });

  it.each(['declined', 'begun'])('offers no longer once %s', (how) => {
    const session = createSession(machine, kept);
    if (how === 'declined') session.declined();
    else session.sent({ type: 'fall-ill' });
    expect(session.$offered.getState()).toBe(false);
  });

  it('has nothing to offer when nothing was kept', () => {
    expect(createSession(machine, null).$offered.getState()).toBe(false);
  });
});
