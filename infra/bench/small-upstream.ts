import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmallUpstream {
  url: string;
  /** Requests so far. */
  asked(): number;
  close(): void;
}

const words = 'Центр приглашает на занятия по работе с тренажёрами. Запись по телефону в будние дни. ';

function post(n: number) {
  const time = new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
  return {
    _id: `0199f5a1-0000-7000-8000-${String(n).padStart(12, '0')}`,
    title: `Новость номер ${n} о работе центра`,
    text: words.repeat(3 + (n % 5)),
    imgUrl: null,
    imgAlt: '',
    username: 'Анна',
    views: n * 7,
    comments: [],
    tags: [{ name: 'объявление', color: 'blue' }],
    createdAt: time,
    updatedAt: time,
    version: 1,
  };
}

/** Answers the list of posts, as posts would from an empty log. */
export async function startSmallUpstream(posts: number): Promise<SmallUpstream> {
  const list = Array.from({ length: posts }, (_, n) => post(n));
  const body = JSON.stringify({ posts: list, popularPosts: list.slice(-3) });
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'portal-seen': 'POSTS=0,AUTH=0',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked, close: () => server.close() };
}
