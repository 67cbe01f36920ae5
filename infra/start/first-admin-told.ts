import { setTimeout as pause } from 'node:timers/promises';

export type FirstAdminOutcome = 'created' | 'name-taken';

/** Auth is ready only after it has said this; the line may still be on its way when its readiness is asked for. */
const ON_ITS_WAY_MS = 2_000;

const LINES: Record<string, FirstAdminOutcome> = {
  '"event":"first-admin-created"': 'created',
  '"event":"first-admin-name-taken"': 'name-taken',
};

/** Hears from auth's log whether it has made the first administrator: only then is the password of any use. */
export class FirstAdminTold {
  readonly #told = Promise.withResolvers<FirstAdminOutcome>();

  readonly take = (line: string): void => {
    const said = Object.keys(LINES).find((words) => line.includes(words));
    if (said) this.#told.resolve(LINES[said]!);
  };

  /** null: auth has said nothing, so it has made nobody. To be asked once auth is ready. */
  outcome(): Promise<FirstAdminOutcome | null> {
    return Promise.race([this.#told.promise, pause(ON_ITS_WAY_MS, null, { ref: false })]);
  }
}
