import type { ServerResponse } from 'node:http';
import type { ReadModel } from '@portal/event-store/read-model';
import type { Service } from '@portal/service-kit/create-service';
import { ForbiddenError, UnavailableError } from '@portal/service-kit/errors';
import { bearerToken, verifyToken } from '@portal/service-kit/token';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { SealedQuestions } from '../read-models/question-list/question-list.ts';
import type { Change, Listeners } from './listeners.ts';

/** Silence is cut by every proxy sooner or later; the gateway's patience is 30 s. */
const HEARTBEAT_MS = 10_000;
/** Each holds one of the gateway's connections to this service. */
const MOST_STREAMS = 32;
const CATCH_UP_MS = 10_000;

/** One message of the stream: `data` is JSON, what has changed and how many questions there are and wait. */
const Message = Type.Object({ event: Type.Literal('questions'), data: Type.String() });

interface Sources {
  listeners: Listeners;
  questions: SealedQuestions;
  readModel: Pick<ReadModel, 'caughtUp'>;
  /** For tests. Milliseconds. */
  heartbeatMs?: number | undefined;
}

/**
 * GET /api/SendUs/events: that questions came, changed or went, and how many wait, for administrators, as text/event-stream
 * read by fetch (EventSource can't send the token). Nothing of a question itself is in it. Who asks is judged again before
 * every word, so that a right that was withdrawn, or a token that ran out, ends the stream.
 */
export function useLiveRoutes(app: Service, sources: Sources): void {
  const { listeners, questions, readModel, heartbeatMs = HEARTBEAT_MS } = sources;
  const open = new Set<ServerResponse>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    for (const stream of open) stream.end();
  });

  const stillAdmin = async (request: FastifyRequest) => {
    const user = await verifyToken(bearerToken(request.headers.authorization) ?? '', app.identity);
    if (user.role !== 'admin') throw new ForbiddenError();
  };

  app.get(
    '/api/sendUs/events',
    {
      config: { access: 'admin' },
      exposeHeadRoute: false,
      schema: {
        tags: ['Вопросы'],
        summary: 'Поток сообщений о том, что вопросы появились или изменились',
        response: { 200: { content: { 'text/event-stream': { schema: Message } } } },
      },
    },
    async (request, reply) => {
      if (closing || open.size >= MOST_STREAMS) throw new UnavailableError(30);
      reply.hijack();
      const stream = reply.raw;
      open.add(stream);
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });

      const say = async (words: () => Promise<string>) => {
        try {
          await stillAdmin(request);
          const text = await words();
          if (!stream.writableEnded) stream.write(text);
        } catch {
          // The client asks again, and is told then why it may not, or that the read models are away.
          stream.end();
        }
      };
      const counts = (change: Change | 'none') => async () =>
        `event: questions\ndata: ${JSON.stringify({ change, ...(await questions.counts()) })}\n\n`;

      const leave = listeners.listen(({ change, sequence }) =>
        say(async () => {
          // Whoever asks for the list next must find it there.
          await readModel.caughtUp(sequence, CATCH_UP_MS);
          return counts(change)();
        }),
      );
      const heartbeat = setInterval(() => say(async () => ':\n\n'), heartbeatMs);
      stream.once('close', () => {
        open.delete(stream);
        clearInterval(heartbeat);
        leave();
      });
      await say(counts('none'));
    },
  );
}
