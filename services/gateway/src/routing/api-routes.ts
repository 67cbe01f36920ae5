/** A service behind the gateway. */
export type ServiceName = 'auth' | 'posts' | 'questions' | 'content';

/** What a request may be counted against; limits/limits.ts has the figures. */
export type LimitName = 'login' | 'registration' | 'question' | 'comment' | 'write';

/** What a GET reads, when every visitor gets the same answer to it. */
export type PublicRead = 'list' | 'post' | 'comments' | 'upload' | 'content';

export interface ApiMethod {
  /** Largest body in bytes. */
  body: number;
  limit?: LimitName;
  read?: PublicRead;
}

export interface ApiRoute {
  /** `:name` stands for one segment, a closing `*` for any rest. */
  path: string;
  service: ServiceName;
  /** The same path in any letter case; it is handed on as it is spelled here. */
  anyCase?: true;
  /** The path that the service knows it by, when it is another one. */
  upstreamPath?: string;
  /** Absent: every method is handed on, and the service says which it takes. */
  methods?: Readonly<Record<string, ApiMethod>>;
  /** For methods that `methods` does not name, or when it is absent. */
  any?: ApiMethod;
}

const kilobyte = 1024;
const text = 128 * kilobyte;
/** A picture of 10 MB, the text of a post, and multipart's own lines. */
const form = 11 * kilobyte * kilobyte;

/** The longest list of what the centre says of itself. */
const facts = 512 * kilobyte;
/** A PDF of 20 MB, and multipart's own lines. */
const document = 21 * kilobyte * kilobyte;
const none: ApiMethod = { body: 0 };

/**
 * The REST paths of SPEC.md section 7 and of the centre's own content, and who answers them. What is not here is not reachable: a service's
 * `/internal/*` and health paths above all.
 */
export const apiRoutes: readonly ApiRoute[] = [
  {
    path: '/api/auth/register',
    service: 'auth',
    methods: { POST: { body: 16 * kilobyte, limit: 'registration' } },
  },
  {
    path: '/api/auth/login',
    service: 'auth',
    methods: { POST: { body: 16 * kilobyte, limit: 'login' } },
  },
  { path: '/api/auth/users/*', service: 'auth', any: { body: 16 * kilobyte, limit: 'write' } },
  { path: '/api/auth/*', service: 'auth', any: { body: 16 * kilobyte } },
  {
    path: '/api/posts',
    service: 'posts',
    methods: { GET: { ...none, read: 'list' }, POST: { body: form, limit: 'write' } },
  },
  {
    path: '/api/posts/comments/:postId',
    service: 'posts',
    methods: { GET: { ...none, read: 'comments' } },
  },
  { path: '/api/posts/deleted', service: 'posts', methods: { GET: none } },
  {
    path: '/api/posts/:id',
    service: 'posts',
    methods: {
      GET: { ...none, read: 'post' },
      PUT: { body: form, limit: 'write' },
      DELETE: { body: text, limit: 'write' },
    },
  },
  { path: '/api/posts/:id/history', service: 'posts', methods: { GET: none } },
  { path: '/api/posts/:id/history/:version', service: 'posts', methods: { GET: none } },
  {
    path: '/api/posts/:id/restore',
    service: 'posts',
    methods: { POST: { body: text, limit: 'write' } },
  },
  {
    path: '/posts/:id',
    service: 'posts',
    upstreamPath: '/api/posts/:id',
    methods: { GET: { ...none, read: 'post' } },
  },
  {
    path: '/api/comments/:postId',
    service: 'posts',
    methods: { GET: none, POST: { body: text, limit: 'comment' } },
  },
  {
    path: '/api/comments/:postId/:commentId',
    service: 'posts',
    methods: { PUT: { body: text, limit: 'write' }, DELETE: { body: text, limit: 'write' } },
  },
  { path: '/api/uploads/:name', service: 'posts', methods: { GET: { ...none, read: 'upload' } } },
  {
    path: '/api/sendUs',
    service: 'questions',
    anyCase: true,
    methods: { POST: { body: form, limit: 'question' } },
    any: { body: text },
  },
  { path: '/api/sendUs/*', service: 'questions', anyCase: true, any: { body: form } },
  ...['facts', 'videos', 'guide', 'documents'].map(
    (name): ApiRoute => ({
      path: `/api/content/${name}`,
      service: 'content',
      methods: {
        GET: { ...none, read: 'content' },
        ...(name === 'videos' && { PUT: { body: facts, limit: 'write' } }),
      },
    }),
  ),
  {
    path: '/api/content/documents/:page',
    service: 'content',
    methods: {
      GET: { ...none, read: 'content' },
      PUT: { body: document, limit: 'write' },
      DELETE: { body: text, limit: 'write' },
    },
  },
  { path: '/api/content/edit', service: 'content', methods: { GET: none } },
  { path: '/api/content/history', service: 'content', methods: { GET: none } },
  ...['contacts', 'hours', 'emergency', 'links', 'sample', 'guide/:section'].map(
    (name): ApiRoute => ({
      path: `/api/content/${name}`,
      service: 'content',
      methods: { PUT: { body: facts, limit: 'write' } },
    }),
  ),
  { path: '/api/content/places', service: 'content', methods: { POST: { body: text, limit: 'write' } } },
  {
    path: '/api/content/places/:id',
    service: 'content',
    methods: { PUT: { body: text, limit: 'write' }, DELETE: { body: text, limit: 'write' } },
  },
  { path: '/api/documents/:page/:name', service: 'content', methods: { GET: none } },
];
