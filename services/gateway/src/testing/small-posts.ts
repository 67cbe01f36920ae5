import { randomUUID } from 'node:crypto';
import type { ViewsBody } from '@portal/contracts/rest/views';
import type { EventLog, Recorded } from '@portal/event-store/log';
import { createService, type Service } from '@portal/service-kit/create-service';
import { NotFoundError } from '@portal/service-kit/errors';
import { Position } from '@portal/service-kit/position';

interface SmallPost {
  _id: string;
  title: string;
  views: number;
  comments: string[];
  at: number;
}

type Event = Recorded & {
  data: { postId: string; commentId: string; title?: string; views: Record<string, number> };
};

/** What every post has and no test is about. */
const usual = {
  text: 'Текст.',
  imgUrl: null,
  imgAlt: '',
  tags: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 1,
};

/**
 * posts in one page: the same paths, events and sequences, folded into memory. Its reading can be held up, to be behind
 * on purpose, and it counts what it is asked.
 */
export class SmallPosts {
  readonly app: Service;
  readonly asked: string[] = [];
  readonly #log: EventLog;
  readonly #posts = new Map<string, SmallPost>();
  readonly #position = new Position();
  readonly #stop = new AbortController();
  #gate: Promise<void> = Promise.resolve();
  /** Held requests go on when it resolves. */
  hold: Promise<void> | undefined;

  static async start(log: EventLog, authLog: EventLog, port = 0): Promise<SmallPosts> {
    const service = new SmallPosts(log, await createService({ name: 'posts', authLog }));
    await service.app.listen({ host: '127.0.0.1', port });
    return service;
  }

  private constructor(log: EventLog, app: Service) {
    this.#log = log;
    this.app = app;
    app.sequences.add('POSTS', this.#position);
    app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume().once('end', () => done(null, {}));
    });
    this.#routes();
    void this.#follow();
  }

  get port(): number {
    return (this.app.server.address() as { port: number }).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  asksFor(path: string): number {
    return this.asked.filter((asked) => asked === path).length;
  }

  viewsOf(id: string): number {
    return this.#posts.get(id)?.views ?? 0;
  }

  /** Reads no event until the answer is called. */
  holdReading(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.app.close();
  }

  #routes(): void {
    const { app } = this;
    const open = { config: { access: 'public' as const } };
    app.addHook('onRequest', async (request) => {
      this.asked.push(request.url);
      await this.hold;
    });
    app.get('/api/posts', open, async () => ({
      posts: [...this.#posts.values()].map(({ at: _, ...post }) => ({ ...usual, ...post, username: 'Анна' })),
      popularPosts: [],
      filler: 'Слова о новостях. '.repeat(100),
    }));
    app.get<{ Params: { id: string } }>('/api/posts/:id', open, async ({ params }) => {
      const post = this.#posts.get(params.id);
      if (!post) throw new NotFoundError('Новость не найдена.');
      const { at: _, ...shown } = post;
      return { ...usual, username: '', ...shown };
    });
    app.get<{ Params: { id: string } }>('/api/posts/comments/:id', open, async ({ params }) =>
      this.#posts.get(params.id)?.comments.map((_id) => ({ _id, username: '' })),
    );
    app.get('/api/uploads/:name', open, async (_request, reply) =>
      reply.type('image/webp').send(Buffer.alloc(64, 7)),
    );
    app.post<{ Body: { title: string } }>('/api/posts', open, async ({ body }, reply) => {
      const postId = randomUUID();
      const sequence = await this.#append(postId, 0, 'portal.post.published.v1', {
        postId,
        title: body.title,
      });
      reply.wrote('POSTS', sequence);
      return { _id: postId, title: body.title };
    });
    app.put<{ Params: { id: string }; Body: { title: string } }>(
      '/api/posts/:id',
      open,
      async (request, reply) => {
        const { id: postId } = request.params;
        const at = this.#posts.get(postId)?.at ?? 0;
        const { title } = request.body;
        reply.wrote('POSTS', await this.#append(postId, at, 'portal.post.edited.v1', { postId, title }));
        return { _id: postId, title };
      },
    );
    app.post('/internal/views', { config: { access: 'internal' } }, async (request, reply) => {
      const at = (await this.#log.load('posts.views')).at(-1)?.sequence ?? 0;
      const { views } = request.body as ViewsBody;
      const event = { type: 'portal.posts.viewed.v1', data: { views } };
      await this.#log.append([{ subject: 'posts.views', expected: at, events: [event] }]);
      return reply.code(204).send();
    });
    app.all('/api/echo', open, async () => ({}));
  }

  async #append(postId: string, expected: number, type: string, data: unknown): Promise<number> {
    const subject = `posts.post.${postId}`;
    const { sequence } = await this.#log.append([{ subject, expected, events: [{ type, data }] }]);
    return sequence;
  }

  async #follow(): Promise<void> {
    for await (const event of this.#log.read({ after: 0, signal: this.#stop.signal })) {
      await this.#gate;
      this.#fold(event as Event);
      this.#position.advance(event.sequence);
    }
  }

  #fold({ type, data, sequence }: Event): void {
    const { postId, title = '' } = data;
    const post = this.#posts.get(postId);
    if (type === 'portal.post.published.v1') {
      this.#posts.set(postId, { _id: postId, title, views: 0, comments: [], at: sequence });
    } else if (type === 'portal.post.edited.v1' && post) Object.assign(post, { title, at: sequence });
    else if (type === 'portal.post.deleted.v1') this.#posts.delete(postId);
    else if (type === 'portal.comment.written.v1') post?.comments.push(data.commentId);
    else if (type === 'portal.posts.viewed.v1') {
      for (const [id, views] of Object.entries(data.views)) {
        const viewed = this.#posts.get(id);
        if (viewed) viewed.views += views;
      }
    }
  }
}
