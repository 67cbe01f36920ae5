import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { authorization } from './people.ts';

/** Publishes posts through the REST API; answers their ids in the order given. */
export async function publish(request: APIRequestContext, titles: string[], text = 'Текст новости.') {
  const headers = await authorization(request);
  const ids: string[] = [];
  for (const title of titles) {
    const answer = await request.post('/api/posts', { headers, multipart: { title, text } });
    expect(answer.ok()).toBe(true);
    ids.push((await answer.json())._id);
  }
  return ids;
}

/** A JPEG as a camera makes it: 4:3, with a sky, grain and metadata that the server has to take away. */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const sky = Buffer.from(
    '<svg width="1600" height="1200"><rect width="1600" height="700" fill="#7fb6d9" fill-opacity="0.8"/></svg>',
  );
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#5a7f4e', noise } })
    .composite([{ input: sky }])
    .withExif({ IFD0: { Artist: 'Фотограф' } })
    .jpeg({ quality: 82 })
    .toBuffer();
}
