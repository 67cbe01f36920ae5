import type { Post } from '@portal/contracts/rest/post';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Prerendered } from '../pages/prerendered.ts';
import { SearchIndex } from './search-index.ts';
import { stem, textOf } from './words.ts';

const post = (_id: string, title: string, text: string, version = 1) =>
  ({ _id, title, text, tags: [], version }) as unknown as Post;
const prerendered: Prerendered = {
  whole: true,
  layouts: new Map(),
  areas: new Map([
    [
      'mf-legal',
      {
        pages: [
          {
            path: '/mat-pomosh',
            title: '',
            html: '<h1>Материальная помощь</h1><p>Многодетные семьи &amp; пенсионеры приносят <b>справку</b> о доходах.</p>',
            styles: [],
          },
        ],
        fragments: {},
        files: [],
      },
    ],
  ]),
};
const build = { id: '1', prerendered };

describe('a word', () => {
  it.each([
    ['льготы', 'Льготами'],
    ['поликлиника', 'ПОЛИКЛИНИКЕ'],
    ['документ', 'документов'],
    ['тренажёр', 'тренажеры'],
    ['пособие', 'пособия'],
  ])('%s is the same as %s', (one, other) => expect(stem(one)).toBe(stem(other)));

  it('is read out of HTML', () => {
    expect(textOf('<h1>А</h1><p>б &lt;в&gt;</p><svg><title>г</title></svg><script>д</script>')).toBe('б <в>');
  });
});

describe('the search', () => {
  let index: SearchIndex;
  const paths = (question: string) => index.search(question).map(({ path }) => path);

  beforeEach(() => {
    index = new SearchIndex();
    index.update(build, [
      post('1', 'Новый пандус', 'У входа в центр построили пандус с поручнями.'),
      post(
        '2',
        'Праздник',
        `${'Много слов о разном. '.repeat(20)}В конце выступит хор ветеранов. ${'И ещё. '.repeat(40)}`,
      ),
    ]);
  });

  it('finds pages, documents, simulators and news in any form of the word', () => {
    expect(paths('льготами')).toContain('/lgoti-ludyam-s-invalidnostyu');
    expect(index.search('поликлинике')[0]).toMatchObject({ path: '/trainings/Clinic', kind: 'simulator' });
    expect(index.search('конвенции')[0]).toMatchObject({ path: '/konvent-o-prav-inval', kind: 'document' });
    expect(index.search('пандусы')[0]).toMatchObject({
      path: '/news/1',
      kind: 'news',
      title: 'Новый пандус',
    });
  });

  it('finds words of the page itself, and shows where they stand', () => {
    expect(index.search('справки')[0]).toMatchObject({
      path: '/mat-pomosh',
      excerpt: 'Многодетные семьи & пенсионеры приносят справку о доходах.',
    });
    const [found] = index.search('ветеран');
    expect(found?.excerpt).toMatch(/^….*хор ветеранов.*…$/);
    expect(found?.excerpt.length).toBeLessThan(200);
  });

  it('forgives a slip of the finger and a beginning of a word', () => {
    expect(paths('поликленика')).toContain('/trainings/Clinic');
    expect(paths('аптек')).toContain('/trainings/Pharmacy');
  });

  it('prefers what has all words, and gives what has some', () => {
    expect(paths('пандус поручни')).toEqual(['/news/1']);
    expect(paths('пандус бегемотик')).toContain('/news/1');
    expect(paths('бегемотик')).toEqual([]);
    expect(paths('!?')).toEqual([]);
  });

  it('follows changes: edited, gone and new', () => {
    index.update(build, [post('1', 'Новый лифт', 'Лифт работает.', 2), post('3', 'Концерт', 'Вечером.')]);
    expect(paths('пандус')).toEqual([]);
    expect(paths('лифт')).toContain('/news/1');
    expect(paths('праздник')).toEqual([]);
    expect(paths('концерты')).toContain('/news/3');
  });

  it('never gives what is not for everyone', () => {
    expect(paths('кабинет авторизация пользователи').filter((path) => /crm|login/.test(path))).toEqual([]);
  });
});
