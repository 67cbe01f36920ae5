import { type QuestionEvent, questionEvents } from '@portal/contracts/events/questions';
import type { EditQuestionFields, Question } from '@portal/contracts/rest/question';
import { Aggregates } from '@portal/event-store/aggregates';
import { NoKeyError } from '@portal/event-store/errors';
import type { AppendContext, EventLog, Recorded } from '@portal/event-store/log';
import type { Vault } from '@portal/event-store/vault';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import type { Creation } from '@portal/service-kit/idempotency';
import { QuestionNotFoundError } from '../errors.ts';
import type { Attachments } from '../file/attachments.ts';
import type { InspectedFile } from '../file/inspect.ts';
import { type QuestionCommand, questionDecider } from './decide.ts';
import type { QuestionState } from './events.ts';
import { questionOf, questionSubject } from './history.ts';
import { type Fields, keySubject, openQuestion, type SealedQuestion, sealAll } from './sealing.ts';

export interface Written {
  question: Question;
  /** Of the last event of the question, for read-your-writes. */
  sequence: number;
}

const unsealed: Fields = { title: '', name: '', email: '', text: '' };

/** What visitors and administrators do with questions: every method ends with the event on disk or with an error. */
export class QuestionCommands {
  readonly #log: EventLog;
  readonly #vault: Vault;
  readonly #attachments: Attachments;
  readonly aggregates: Aggregates<QuestionCommand, QuestionEvent, QuestionState>;

  constructor(log: EventLog, vault: Vault, attachments: Attachments) {
    this.#log = log;
    this.#vault = vault;
    this.#attachments = attachments;
    this.aggregates = new Aggregates({
      ...{ log, decider: questionDecider, subject: questionSubject, events: questionEvents },
    });
  }

  /** @throws IdempotencyKeyReusedError and what the log and the vault throw */
  async send({ id, context }: Creation, fields: Fields, file: InspectedFile | null): Promise<Written> {
    // A repeated request needs nothing sealed, and could not be: its question may have been forgotten meanwhile.
    const known = (await this.aggregates.load(id)).sequence > 0;
    const handled = known
      ? await this.#handle({ kind: 'repeat', questionId: id }, context)
      : await this.#store(id, context, fields, file);
    const sent = handled.events[0] as Recorded<QuestionEvent>;
    const { name = '', type = '', data } = file ?? {};
    // The answer is made of the request itself: the same request has the same words.
    const question: Question = {
      ...{ _id: id, number: sent.sequence, ...fields },
      file: data ? { name, size: data.length, type } : null,
      ...{ status: 'new', answer: '', createdAt: sent.time, version: 1 },
    };
    return { question, sequence: handled.sequence };
  }

  /**
   * @param expectedVersion of If-Match; undefined: the last edit wins
   * @throws QuestionNotFoundError, QuestionVersionError and what the log and the vault throw
   */
  async edit(
    editorId: string,
    id: string,
    { id: _, ...fields }: EditQuestionFields,
    expectedVersion: number | undefined,
    context: AppendContext,
  ): Promise<Written> {
    const before = await this.#find(id);
    const now = await this.#open(before);
    if (!now) throw new QuestionNotFoundError();
    const { status, ...texts } = changed(now, fields);
    try {
      const changes = { ...(await sealAll(this.#vault, id, texts)), ...(status && { status }) };
      const command = { kind: 'edit', questionId: id, editorId, changes, expectedVersion } as const;
      const { sequence } = await this.#handle(command, context);
      const question = await this.#open(await this.#find(id, sequence));
      if (!question) throw new QuestionNotFoundError();
      return { question, sequence };
    } catch (error) {
      // Somebody has deleted it at the same moment.
      if (error instanceof NoKeyError) throw new QuestionNotFoundError();
      throw error;
    }
  }

  /**
   * Forgets a question: first the key, then the file, then the tombstone. Repeating it after a failure goes on from there.
   * @returns the question as it was; empty words where they were forgotten before
   * @throws QuestionNotFoundError and what the log and the vault throw
   */
  async remove(editorId: string, id: string, context: AppendContext): Promise<Written> {
    const found = await this.#find(id);
    const question = (await this.#open(found)) ?? nameless(found);
    return { question, sequence: await this.#forget(found, editorId, context) };
  }

  /** The tombstone of a question whose key was found erased; nothing when it has one already. */
  async buryForgotten(id: string): Promise<void> {
    const question = await questionOf(this.#log, id);
    if (question) await this.#forget(question, null, {});
  }

  /** With its words sealed. @throws QuestionNotFoundError, LogUnavailableError */
  async #find(id: string, atLeast = 0): Promise<SealedQuestion> {
    const question = await questionOf(this.#log, id, atLeast);
    if (!question) throw new QuestionNotFoundError();
    return question;
  }

  async #forget(question: SealedQuestion, editorId: string | null, context: AppendContext): Promise<number> {
    await this.#vault.forget(keySubject(question.id));
    if (question.file) await this.#attachments.erase(question.file.object);
    const { sequence } = await this.#handle({ kind: 'delete', questionId: question.id, editorId }, context);
    return sequence;
  }

  async #store(id: string, context: AppendContext, fields: Fields, file: InspectedFile | null) {
    try {
      await this.#vault.createKey(keySubject(id));
    } catch (error) {
      // The log is an older one than the vault: it does not know what was sent with that key, and forgotten.
      if (error instanceof NoKeyError) throw new IdempotencyConflictError();
      throw error;
    }
    const sealed = await sealAll(this.#vault, id, { ...fields });
    return this.#attachments.keepFor(id, file, async (kept) => {
      const command = { kind: 'send', questionId: id, fields: sealed, file: kept } as const;
      const handled = await this.#handle(command, context);
      return { result: handled, used: !handled.repeated };
    });
  }

  #open(question: SealedQuestion): Promise<Question | null> {
    return openQuestion(this.#vault, question);
  }

  #handle(command: QuestionCommand, context: AppendContext) {
    return this.aggregates.handle(command.questionId, command, context);
  }
}

type Changes = Omit<EditQuestionFields, 'id'>;

function changed(now: Question, fields: Changes): Changes {
  const entries = Object.entries(fields) as [keyof Changes, string][];
  return Object.fromEntries(entries.filter(([field, value]) => value !== undefined && value !== now[field]));
}

function nameless({ id, number, status, createdAt, version }: SealedQuestion): Question {
  return { _id: id, number, ...unsealed, file: null, status, answer: '', createdAt, version };
}
