import type { Vault } from '@portal/event-store/vault';
import type { Attachments } from '../file/attachments.ts';
import type { QuestionCommands } from '../question/commands.ts';
import { keySubject } from '../question/sealing.ts';
import type { SealedQuestions } from '../read-models/question-list/question-list.ts';

/** Younger files may belong to a question that is still being sent, in milliseconds. */
const GRACE_MS = 60 * 60 * 1000;
const ID_LENGTH = 36;

export interface Leftovers {
  questions: SealedQuestions;
  commands: QuestionCommands;
  attachments: Attachments;
  vault: Vault;
}

/**
 * Ends what was left half done: files that no question has, and questions whose key was erased but that have no tombstone,
 * after a crash in between or the restore of a log that is older than their deletion. A key that is merely missing buries
 * nothing: the vault's own backup may still be on its way.
 *
 * @param now milliseconds since 1970
 * @returns how many files and questions that were
 * @throws LogUnavailableError, ReadModelUnavailableError
 */
export async function eraseLeftovers(leftovers: Leftovers, now: number): Promise<number> {
  return (await buryForgotten(leftovers)) + (await eraseUnusedFiles(leftovers, now));
}

async function buryForgotten({ questions, commands, vault }: Leftovers): Promise<number> {
  let buried = 0;
  for await (const portion of questions.newestFirst()) {
    for (const { id } of portion) {
      if (!(await vault.isForgotten(keySubject(id)))) continue;
      await commands.buryForgotten(id);
      buried += 1;
    }
  }
  return buried;
}

async function eraseUnusedFiles({ commands, attachments }: Leftovers, now: number): Promise<number> {
  let erased = 0;
  for (const { name, storedAt } of await attachments.list()) {
    if (now - storedAt <= GRACE_MS) continue;
    const { state } = await commands.aggregates.load(name.slice(0, ID_LENGTH));
    if (state.status === 'kept' && state.object === name) continue;
    await attachments.erase(name);
    erased += 1;
  }
  return erased;
}
