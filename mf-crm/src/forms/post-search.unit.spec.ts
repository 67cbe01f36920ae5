import { post } from '@portal/contracts/testing/post';
import { describe, expect, it } from 'vitest';
import { matching } from './post-search.ts';

const posts = [
  post(1, { title: 'Ёлка для всех', text: 'Приходите в пятницу.' }),
  post(2, { title: 'Кружок', text: 'Рисуем ёлки.', tags: [{ name: 'Дети', color: 'blue' }] }),
  post(3, { title: 'Субботник', text: 'Во дворе.', username: 'Мария' }),
];
const titles = (query: string) => matching(posts, query).map(({ title }) => title);

describe('looking for posts', () => {
  it('finds all without a query', () => {
    expect(titles('  ')).toHaveLength(3);
  });

  it('minds neither letter case nor the dots of ё', () => {
    expect(titles('ЕЛК')).toEqual(['Ёлка для всех', 'Кружок']);
  });

  it('looks into titles, texts, tags and names, and wants every word', () => {
    expect(titles('дети елки')).toEqual(['Кружок']);
    expect(titles('мария')).toEqual(['Субботник']);
    expect(titles('мария елки')).toEqual([]);
  });
});
