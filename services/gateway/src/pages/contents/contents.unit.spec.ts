import type { Post, PostList } from '@portal/contracts/rest/post';
import { describe, expect, it } from 'vitest';
import type { Sources } from '../sources.ts';
import { contactsPage } from './contacts.ts';
import { latestNews, newsPage } from './news.ts';
import { postPage } from './post.ts';
import { cut, paragraphs, summary } from './words.ts';

const post = (given: Partial<Post> = {}): Post => ({
  _id: 'p1',
  title: 'Снег <b>',
  text: 'Первый "абзац".\nСтрока.\n\nВторой & последний.',
  imgUrl: 'a b.webp',
  imgAlt: '<снег>',
  username: 'Анна<',
  views: 3,
  comments: [],
  tags: [{ name: 'зима<', color: 'blue' }],
  createdAt: '2026-11-21T22:30:00.000Z',
  updatedAt: '2026-11-21T22:30:00.000Z',
  version: 1,
  ...given,
});
const answering = (answers: Record<string, unknown>) =>
  ({ get: async (target: string) => answers[target] ?? null }) as unknown as Sources;
const list = (posts: Post[], popularPosts: Post[] = []): PostList => ({ posts, popularPosts });
const search = (query = '') => new URLSearchParams(query);

describe('the page of a post', () => {
  it('holds all of it, escaped, and says so in title, description and picture', async () => {
    const page = await postPage(answering({ '/api/posts/p1': post() }), 'p1');
    expect(page).toMatchObject({
      title: 'Снег <b>',
      description: 'Первый "абзац". Строка. Второй & последний.',
      image: { path: '/api/uploads/a%20b.webp', alt: '<снег>' },
      canonical: '/news/p1',
      postId: 'p1',
    });
    const text = page.html?.text ?? '';
    expect(text).toContain('<h1>Снег &lt;b&gt;</h1>');
    expect(text).toContain('<p>Первый &quot;абзац&quot;.<br>Строка.</p><p>Второй &amp; последний.</p>');
    expect(text).toContain('<img src="/api/uploads/a%20b.webp" alt="&lt;снег&gt;"');
    expect(text).toContain(
      '<time datetime="2026-11-21T22:30:00.000Z">22 ноября 2026 г.</time> · Автор: Анна&lt;',
    );
    expect(text).toContain('Темы: зима&lt;');
  });

  it('that there is not says so, with 404', async () => {
    const page = await postPage(answering({}), 'p2');
    expect(page).toMatchObject({ status: 404, title: 'Новость не найдена.' });
    expect(page.html?.text).toContain('<h1>Новость не найдена.</h1>');
    expect(page.postId).toBeUndefined();
  });
});

describe('the page of news', () => {
  it('lists them, cut, with the popular ones', async () => {
    const long = post({ title: 'я'.repeat(40), text: 'ю'.repeat(200) });
    const page = await newsPage(answering({ '/api/posts?limit=24': list([long], [post()]) }), search());
    const text = page.html?.text ?? '';
    expect(text).toContain(`<a href="/news/p1">${'я'.repeat(35)}...</a>`);
    expect(text).toContain(`<p>${'ю'.repeat(150)}...</p>`);
    expect(text).toContain('<h2>Популярные новости:</h2>');
    expect(page.answers).toHaveProperty(['/api/posts?limit=24']);
  });

  it('says when there are none', async () => {
    const page = await newsPage(answering({ '/api/posts?limit=24': list([]) }), search());
    expect(page.html?.text).toContain('Новостей не найдены.');
    expect(page.html?.text).not.toContain('Популярные');
  });

  it('leads further back where there may be more', async () => {
    const posts = Array.from({ length: 24 }, (_, i) => post({ _id: `p${i}` }));
    const page = await newsPage(answering({ '/api/posts?limit=24': list(posts) }), search());
    expect(page.html?.text).toContain('<a href="/news?before=p23">Более ранние новости</a>');
    const next = await newsPage(
      answering({ '/api/posts?limit=24&before=p23': list([post()]) }),
      search('before=p23'),
    );
    expect(next.canonical).toBe('/news?before=p23');
    expect(next.html?.text).not.toContain('Более ранние');
  });

  it('gives three to the home page', async () => {
    const posts = [1, 2, 3, 4].map((i) => post({ _id: `p${i}` }));
    const { fragments } = await latestNews(answering({ '/api/posts?limit=3': list(posts) }));
    expect(fragments?.['mf-news latest']?.text.match(/<article>/g)).toHaveLength(3);
    expect(fragments?.['mf-news latest']?.text).toContain('<a href="/news">Читать еще</a>');
  });
});

describe('the page of contacts', () => {
  const contacts = {
    phones: [{ number: '+375 (17) 123-45-67', note: '<приём>' }],
    emails: [],
    addresses: [],
    map: '',
  };
  const hours = {
    days: 'Понедельник–пятница',
    opens: '8:00',
    closes: '17:00',
    lunchFrom: '13:00',
    lunchTo: '14:00',
  };

  it('says what the centre has given', async () => {
    const page = await contactsPage(answering({ '/api/content/facts': { contacts, hours } }));
    expect(page.html?.text).toContain('<a href="tel:+375171234567">+375 (17) 123-45-67</a> — &lt;приём&gt;');
    expect(page.html?.text).toContain('<p>Понедельник–пятница, 8:00–17:00, обед 13:00–14:00.</p>');
    expect(page.html?.text).not.toContain('Электронная почта');
  });

  it('is left to the area while there is nothing', async () => {
    expect(
      await contactsPage(
        answering({ '/api/content/facts': { contacts: { ...contacts, phones: [] }, hours } }),
      ),
    ).toEqual({});
  });
});

describe('words', () => {
  it('are cut by characters, with dots where something was cut', () => {
    expect(cut('абв', 3)).toBe('абв');
    expect(cut('абвг', 3)).toBe('абв...');
    expect(cut('😀😀😀', 2)).toBe('😀😀...');
  });

  it('are summed up between words', () => {
    expect(summary('Одно два, три', 11)).toBe('Одно два…');
    expect(summary('  Одно\n\nдва ')).toBe('Одно два');
  });

  it('make no empty paragraphs', () => {
    expect(paragraphs('\n\n \n').length).toBe(0);
  });
});
