// How visitors read: an open model, so that a slow portal does not slow the visitors that come.
import { check, group } from 'k6';
import http from 'k6/http';
import type { Options } from 'k6/options';

const base = __ENV.PORTAL_URL ?? 'http://127.0.0.1:8080';
/** Visits a second. One visit is a page, the list, one post and its comments: four requests. */
const rate = Number(__ENV.RATE ?? 50);
const seconds = Number(__ENV.SECONDS ?? 30);

export const options: Options = {
  scenarios: {
    browse: {
      executor: 'ramping-arrival-rate',
      startRate: Math.ceil(rate / 10),
      timeUnit: '1s',
      preAllocatedVUs: Math.min(rate * 2, 400),
      maxVUs: Math.min(rate * 4, 800),
      gracefulStop: '5s',
      stages: [
        { target: rate, duration: `${Math.ceil(seconds / 6)}s` },
        { target: rate, duration: `${seconds}s` },
      ],
    },
  },
  thresholds: {
    http_req_failed: ['rate<0.001'],
    checks: ['rate>0.999'],
    'http_req_duration{kind:page}': ['p(95)<200'],
    'http_req_duration{kind:api}': ['p(95)<100', 'p(99)<400'],
    dropped_iterations: ['count<10'],
  },
};

interface PostList {
  posts: { _id: string }[];
  popularPosts: { _id: string }[];
}

const get = (path: string, kind: 'page' | 'api') =>
  http.get(`${base}${path}`, { tags: { kind, name: path.replace(/[0-9a-f-]{36}/, ':id') } });

export function setup(): string[] {
  const list = get('/api/posts', 'api').json() as unknown as PostList;
  return list.posts.slice(0, 50).map((post) => post._id);
}

export default function visit(posts: string[]): void {
  group('home', () => {
    const page = get(['/', '/news', '/trainings', '/contacts'][Math.floor(Math.random() * 4)] ?? '/', 'page');
    check(page, { 'the page is HTML': (answer) => String(answer.body).includes('id="root"') });
    check(get('/api/posts', 'api'), {
      'the list has posts': (answer) => Array.isArray(answer.json('posts')),
    });
  });
  const id = posts[Math.floor(Math.random() * posts.length)];
  if (!id) return;
  group('post', () => {
    check(get(`/api/posts/${id}`, 'api'), { 'it is the post': (answer) => answer.json('_id') === id });
    check(get(`/api/posts/comments/${id}`, 'api'), {
      'comments are a list': (answer) => Array.isArray(answer.json()),
    });
  });
}
