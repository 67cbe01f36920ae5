import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerMemory } from '../memory/answer-memory.ts';
import { bestEncoding } from '../memory/encodings.ts';
import type { ViewCounter } from '../views/view-counter.ts';
import { writeAnswer } from './write-answer.ts';

export interface HotPath {
  /** Whether the request was answered; otherwise it goes its long way. */
  (request: IncomingMessage, response: ServerResponse): boolean;
  /** Requests answered here so far. */
  answered: number;
}

/**
 * Answers from memory before Fastify has a look at the request, so that a read costs what a bare HTTP server costs.
 * Public answers are the same for everybody: neither the token nor the address of who asks matters here.
 */
export function createHotPath(memory: AnswerMemory, views: ViewCounter): HotPath {
  const hotPath: HotPath = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const answer = memory.find(request.url as string);
    const variant = answer?.ready(bestEncoding(request.headers['accept-encoding'] as string | undefined));
    if (!answer || !variant) return false;
    hotPath.answered++;
    if (answer.postId !== undefined && request.method === 'GET') views.count(answer.postId);
    writeAnswer(request, response, variant);
    return true;
  };
  hotPath.answered = 0;
  return hotPath;
}
