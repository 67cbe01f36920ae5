import type { Upstream } from '../upstream/upstream.ts';
import type { SendViews } from './view-counter.ts';

/** Tells posts of views. What it refuses for good would be refused for ever: it is let go, and `refused` hears of it. */
export function viewsSender(posts: Upstream, refused: (status: number) => void): SendViews {
  return async (body) => {
    const response = await posts.request({
      method: 'POST',
      path: '/internal/views',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.body.dump();
    const status = response.statusCode;
    if (status >= 500 || status === 429) throw new Error(`posts answered ${status}`);
    if (status >= 300) refused(status);
  };
}
