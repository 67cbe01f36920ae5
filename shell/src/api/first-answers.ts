/** Element of the page in which the gateway has put the answers that the page is made from. */
export const answersElement = 'portal-answers';

/**
 * Answers that came with the page itself, by their address: whoever asks first for one has it at once, and the view of a
 * post is not counted twice. Each is given once; later questions go to the server.
 */
export class FirstAnswers {
  readonly #answers: Map<string, unknown>;

  constructor(answers: Record<string, unknown> = readAnswers()) {
    this.#answers = new Map(Object.entries(answers));
  }

  /** @returns undefined when the page brought none */
  take<T>(address: string): T | undefined {
    const answer = this.#answers.get(address);
    this.#answers.delete(address);
    return answer as T | undefined;
  }
}

function readAnswers(): Record<string, unknown> {
  const text = document.getElementById(answersElement)?.textContent;
  return text ? JSON.parse(text) : {};
}
