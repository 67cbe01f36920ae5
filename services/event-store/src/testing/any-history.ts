import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConflictError } from '../errors.ts';
import type { EventLog, Recorded } from '../log.ts';
import { uuidv7 } from '../uuid.ts';
import type { OpenLog } from './log-conformance.ts';
import { readUpTo } from './read-up-to.ts';

/** Few, so that writers meet. */
const SUBJECTS = 4;

interface Model {
  /** By subject, what was acknowledged: number and sequence of each event, in order. */
  history: Map<string, { n: number; sequence: number }[]>;
  subjects: string[];
  counter: number;
}

interface Real {
  log: EventLog;
  /** Last sequence before this run. */
  start: number;
}

type Command = fc.AsyncCommand<Model, Real>;

const lastOf = (model: Model, subject: string) => model.history.get(subject)?.at(-1)?.sequence ?? 0;

function remember(model: Model, events: readonly Recorded[]): void {
  for (const { subject, sequence, data } of events) {
    const { n } = data as { n: number };
    model.history.set(subject, [...(model.history.get(subject) ?? []), { n, sequence }]);
  }
}

function write(model: Model, subject: string, count: number, expected = lastOf(model, subject)) {
  const events = Array.from({ length: count }, () => {
    model.counter += 1;
    return { type: 'portal.test.counted.v1', data: { n: model.counter } };
  });
  return { subject, expected, events };
}

/** One writer, to one or more subjects at once. */
class Append implements Command {
  readonly #counts: number[];
  constructor(counts: number[]) {
    this.#counts = counts;
  }
  check = () => this.#counts.some((count) => count > 0);
  async run(model: Model, { log }: Real) {
    const writes = this.#counts
      .map((count, i) => write(model, model.subjects[i]!, count))
      .filter(({ events }) => events.length > 0);
    remember(model, (await log.append(writes)).events);
  }
  toString = () => `append ${this.#counts}`;
}

/** A writer who has not seen the newest event. */
class StaleAppend implements Command {
  readonly #subject: number;
  constructor(subject: number) {
    this.#subject = subject;
  }
  check = (model: Readonly<Model>) => (model.history.get(model.subjects[this.#subject]!)?.length ?? 0) > 0;
  async run(model: Model, { log }: Real) {
    const subject = model.subjects[this.#subject]!;
    const before = model.history.get(subject)!.at(-2)?.sequence ?? 0;
    await expect(log.append([write(model, subject, 1, before)])).rejects.toThrow(ConflictError);
  }
  toString = () => `stale append to ${this.#subject}`;
}

/** Several writers at the same time, each of whom loads and tries again until its event is in. */
class Crowd implements Command {
  readonly #subjects: number[];
  constructor(subjects: number[]) {
    this.#subjects = subjects;
  }
  check = () => true;
  async run(model: Model, { log }: Real) {
    const appended = await Promise.all(
      this.#subjects.map(async (i) => {
        const [subject, { events }] = [model.subjects[i]!, write(model, model.subjects[i]!, 1)];
        for (let expected = lastOf(model, subject); ; ) {
          try {
            return (await log.append([{ subject, expected, events }])).events;
          } catch (error) {
            if (!(error instanceof ConflictError)) throw error;
            expected = (await log.load(subject, { atLeast: error.actual })).at(-1)!.sequence;
          }
        }
      }),
    );
    remember(
      model,
      appended.flat().sort((a, b) => a.sequence - b.sequence),
    );
  }
  toString = () => `crowd at ${this.#subjects}`;
}

/** Each subject holds what was acknowledged, in that order; the stream holds all of it, and nothing else. */
class Check implements Command {
  check = () => true;
  async run(model: Model, { log, start }: Real) {
    for (const subject of model.subjects) {
      const stored = await log.load(subject, { atLeast: lastOf(model, subject) });
      expect(summary(stored)).toEqual(model.history.get(subject) ?? []);
    }
    const all = [...model.history.values()].flat().sort((a, b) => a.sequence - b.sequence);
    const read = all.length > 0 ? await readUpTo(log, start, start + all.length) : [];
    expect(summary(read)).toEqual(all);
    expect((await log.info()).last).toBe(start + all.length);
  }
  toString = () => 'check';
}

const summary = (events: Recorded[]) =>
  events.map(({ data, sequence }) => ({ n: (data as { n: number }).n, sequence }));

const subject = fc.nat({ max: SUBJECTS - 1 });
const commands = fc.commands<Model, Real, false>(
  [
    fc
      .array(fc.nat({ max: 3 }), { minLength: SUBJECTS, maxLength: SUBJECTS })
      .map((counts) => new Append(counts)),
    subject.map((i) => new StaleAppend(i)),
    fc.array(subject, { minLength: 2, maxLength: 8 }).map((subjects) => new Crowd(subjects)),
    fc.constant(new Check()),
  ],
  { maxCommands: 25 },
);

/** No event lost, none twice, the order of each aggregate kept: whatever is appended, by however many at once. */
export function describeAnyHistory(name: string, open: OpenLog, { runs }: { runs: number }): void {
  describe(`${name}, any history`, () => {
    it('holds exactly what it acknowledged, in the order of each subject', async () => {
      const property = fc.asyncProperty(commands, async (some) => {
        const log = open();
        const { last: start } = await log.info();
        const subjects = Array.from({ length: SUBJECTS }, () => `posts.post.${uuidv7()}`);
        const model: Model = { history: new Map(), subjects, counter: 0 };
        const setup = () => ({ model, real: { log, start } });
        await fc.asyncModelRun(setup, some);
        await new Check().run(model, { log, start });
      });
      await fc.assert(property, { seed: 20_261_121, numRuns: runs });
    });
  });
}
