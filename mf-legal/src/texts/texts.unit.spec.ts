import { documentPages } from '@portal/contracts/content/document-pages';
import { pages } from '@portal/contracts/web/pages';
import { describe, expect, it } from 'vitest';
import { documentTexts } from './document-texts.ts';
import { aidGroups } from './material-aid.ts';
import { meetings } from './meeting-blind-people.ts';
import { toldByPhone } from './situational-aid.ts';

const everySentence = [
  ...Object.values(documentTexts).flatMap(({ about, readers, papers = [], advice = [] }) => [
    ...about,
    ...readers,
    ...papers,
    ...advice,
  ]),
  ...aidGroups.flatMap(({ papers }) => papers),
  ...meetings.flatMap(({ caption }) => caption.split(/(?<=[.?!»]) (?=[А-ЯЁ«])/)),
  ...toldByPhone,
];

describe('the texts of the area', () => {
  it.each(documentPages)('say what %s is in two sentences, and who needs it', (page) => {
    const { about, readers } = documentTexts[page];
    for (const sentence of about) expect(sentence.match(/[.?!](?=\s|$)/g)).toHaveLength(1);
    expect(readers.length).toBeGreaterThan(0);
  });

  it('are short: no sentence is longer than twenty words', () => {
    expect(everySentence.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
  });

  it('tell no date, number of a law or telephone, which nobody here could answer for', () => {
    const years = /2017–2025/g;
    expect(everySentence.filter((sentence) => /\d{3,}|№/.test(sentence.replace(years, '')))).toEqual([]);
  });

  it('lead on only to pages that there are', () => {
    const known = pages.map(({ path }) => path);
    const next = Object.values(documentTexts).flatMap((text) => (text.next ? [text.next.path] : []));
    expect(next.filter((path) => !known.includes(path))).toEqual([]);
  });
});
