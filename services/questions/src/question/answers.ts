import type { Question, QuestionList, QuestionListQuery } from '@portal/contracts/rest/question';
import type { Vault } from '@portal/event-store/vault';
import type { SealedQuestions } from '../read-models/question-list/question-list.ts';
import { matcher } from './matches.ts';
import { openQuestion, type SealedQuestion } from './sealing.ts';

/** ARCHITECTURE.md, 'REST details': `popularSendUs`, at most three. */
const POPULAR = 3;

/** Lists of questions as REST clients see them. What was forgotten is left out, also where its tombstone is missing. */
export class QuestionAnswers {
  readonly #questions: SealedQuestions;
  readonly #vault: Vault;

  constructor(questions: SealedQuestions, vault: Vault) {
    this.#questions = questions;
    this.#vault = vault;
  }

  async list({ limit, before, status, search = '' }: QuestionListQuery): Promise<QuestionList> {
    const fits = matcher(search);
    const [sendUs, popularSendUs, counts] = await Promise.all([
      this.#take(
        this.#questions.newestFirst(before),
        limit,
        (question) => status === undefined || question.status === status,
        fits,
      ),
      this.#take(this.#questions.longestWaiting(), POPULAR),
      this.#questions.counts(),
    ]);
    return { sendUs, popularSendUs, ...counts };
  }

  /**
   * A portion is opened at once: the first is a page, and only when that is not enough they grow.
   * @param fits what can be told of a sealed question; @param matches what only an opened one tells
   */
  async #take(
    portions: AsyncIterable<SealedQuestion[]>,
    limit = Number.POSITIVE_INFINITY,
    fits: (question: SealedQuestion) => boolean = () => true,
    matches: (question: Question) => boolean = () => true,
  ): Promise<Question[]> {
    const taken: Question[] = [];
    for await (const portion of portions) {
      const opened = await Promise.all(
        portion.filter(fits).map((question) => openQuestion(this.#vault, question)),
      );
      taken.push(...opened.filter((question) => question !== null).filter(matches));
      if (taken.length >= limit) return taken.slice(0, limit);
    }
    return taken;
  }
}
