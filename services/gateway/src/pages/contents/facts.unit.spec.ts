import { noFacts } from '@portal/contracts/content/defaults';
import type { SiteFacts } from '@portal/contracts/rest/content';
import { factMark, places } from '@portal/contracts/web/places';
import { describe, expect, it } from 'vitest';
import { inArea, inLayout } from './facts.ts';

const facts: SiteFacts = {
  ...noFacts,
  contacts: {
    phones: [{ number: '+375 (17) 123-45-67', note: '' }],
    emails: [],
    addresses: [{ address: 'Садовая, 1 <двор>', note: '' }],
    map: '',
  },
  hours: { days: 'Каждый день', opens: '9:00', closes: '18:00', lunchFrom: '', lunchTo: '' },
  links: { ...noFacts.links, plainLanguage: 'https://example.by/?a=1&b=2' },
};

describe('the layout of a prerendered page', () => {
  const layout = [
    `<p>${places.fact('hours')}.</p>`,
    `${places.given('phone')}<a href="${places.fact('telephone')}">${places.fact('phone')}</a>${places.otherwise}${places.end}`,
    `${places.given('link plainLanguage')}<a href="${places.fact('link plainLanguage')}">Ясный язык</a>${places.otherwise}Ссылка появится позже${places.end}`,
    places.page,
  ].join('\n');

  it('says what the centre has given, escaped, and leaves places of others alone', () => {
    expect(inLayout(layout, facts).split('\n')).toEqual([
      '<p>Каждый день, 9:00–18:00.</p>',
      '<a href="tel:+375171234567">+375 (17) 123-45-67</a>',
      '<a href="https://example.by/?a=1&amp;b=2">Ясный язык</a>',
      places.page,
    ]);
  });

  it('says what is true anyway until the centre has given anything', () => {
    expect(inLayout(layout, noFacts).split('\n')).toEqual([
      '<p>Понедельник–пятница, 8:00–17:00, обед 13:00–14:00.</p>',
      '',
      'Ссылка появится позже',
      places.page,
    ]);
  });
});

describe('a prerendered part of an area', () => {
  const hours = `<dl class="x" ${factMark}="hours"><div><dt>Понедельник–пятница</dt></div></dl>`;
  const contacts = `<div ${factMark}="contacts"></div>`;
  const phones = `<section ${factMark}="phones"><div><p>Телефон центр ещё не указал.</p></div></section>`;

  it('has what the centre has given in its marked elements', () => {
    const filled = inArea(`${hours}<h2>Дальше</h2>${contacts}${phones}`, facts);
    expect(filled).toContain(
      `<dl class="x" ${factMark}="hours"><div><dt>Каждый день</dt><dd>с 9:00 до 18:00</dd></div></dl><h2>Дальше</h2>`,
    );
    expect(filled).toContain('<h3>Телефоны</h3>');
    expect(filled).toContain('Садовая, 1 &lt;двор&gt;');
    expect(filled).toContain('Телефоны — на странице <a href="/contacts">');
    expect(filled).not.toContain('не указал');
  });

  it('says that the centre has not given its contacts yet', () => {
    expect(inArea(contacts, noFacts)).toContain('Телефоны и адреса центр ещё не указал.');
    expect(inArea(phones, noFacts)).toBe(phones);
  });
});
