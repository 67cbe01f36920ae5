import { idempotentId, requestFingerprint } from '@portal/event-store/idempotency';
import type { AppendContext } from '@portal/event-store/log';
import { uuidv7 } from '@portal/event-store/uuid';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from './errors.ts';

/** What a creating request hands to `Aggregates.handle`. */
export interface Creation {
  /** Id of what is created: the same for the same key, new without one. */
  id: string;
  /** Marks the events with the request, so that its repetition is recognised for as long as the log lives. */
  context: AppendContext;
}

/**
 * Reads `Idempotency-Key`: the same key and body twice make one event and give the same answer, another body is 409.
 * @param scope who asks and for what, such as 'posts/<user id>'
 * @param parts the body: fields and files in a fixed order
 * @param ownKey stands in where the client sent none
 * @throws InvalidInputError for a key that is not 1 to 200 visible ASCII characters
 */
export function creationOf(
  request: FastifyRequest,
  scope: string,
  parts: readonly (string | Uint8Array)[],
  ownKey?: string,
): Creation {
  const { traceparent } = request;
  const key = request.headers['idempotency-key'] ?? ownKey;
  if (key === undefined) return { id: uuidv7(), context: { traceparent } };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new InvalidInputError([{ field: 'Idempotency-Key', message: 'Неверный ключ повторного запроса.' }]);
  }
  return { id: idempotentId(scope, key), context: { traceparent, request: requestFingerprint(key, parts) } };
}
