import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import { multipart } from '@portal/service-kit/testing/multipart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photo } from '../testing/photo.ts';
import { TestPosts } from '../testing/test-posts.ts';

const HOUR = 60 * 60 * 1000;
let posts: TestPosts;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await posts.close();
  vi.useRealTimers();
});

it('removes every hour what no post refers to, and leaves the pictures of posts', async () => {
  const images = new MemoryObjects(() => Date.now() - 2 * HOUR);
  posts = await TestPosts.start({ images });
  const { headers } = await posts.user('Мария', 'admin');
  const form = await multipart({ title: 'а', text: 'б', image: await photo(40, 30) });
  const answer = await posts.app.inject({
    ...{ method: 'POST', url: '/api/posts', payload: form.payload },
    headers: { ...form.headers, ...headers },
  });
  await images.put('leftover.webp', Buffer.from('of a crash'));
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(async () => expect(await posts.pictures()).toEqual([answer.json().imgUrl]));
});
