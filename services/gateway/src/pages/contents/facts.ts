import { externalLinks } from '@portal/contracts/content/external-links';
import { hoursInWords } from '@portal/contracts/content/hours-in-words';
import { telephoneAddress } from '@portal/contracts/content/telephone';
import type { Hours, SiteFacts } from '@portal/contracts/rest/content';
import { type FactName, factMark, places } from '@portal/contracts/web/places';
import { escapeHtml } from '../escape.ts';
import { type Html, html, nothing } from '../html.ts';
import { given, waysToReach } from './contacts.ts';

/** Puts what the centre says of itself into a prerendered layout, and leaves out what is for when it says nothing. */
export function inLayout(layout: string, facts: SiteFacts): string {
  const words = factsInWords(facts);
  return layout
    .replace(choices, (_, name: FactName, shown: string, otherwise = '') => (words[name] ? shown : otherwise))
    .replace(facted, (_, name: FactName) => escapeHtml(words[name] ?? ''));
}

const choices = new RegExp(
  `${places.given('NAME' as FactName).replace('NAME', '([^⟧]+)')}(.*?)(?:${places.otherwise}(.*?))?${places.end}`,
  'gs',
);
const facted = new RegExp(places.fact('NAME' as FactName).replace('NAME', '([^⟧]+)'), 'g');

function factsInWords({ contacts, hours, links, sample }: SiteFacts): Partial<Record<FactName, string>> {
  const phone = contacts.phones[0]?.number ?? '';
  return {
    hours: hoursInWords(hours),
    phone,
    telephone: phone && telephoneAddress(phone),
    sample: Object.values(sample).flat().join(' '),
    ...Object.fromEntries(externalLinks.map(({ id }) => [`link ${id}`, links[id]])),
  };
}

/** The same in a page or fragment of an area. */
export function inArea(part: string, facts: SiteFacts): string {
  const reached = given(facts);
  const marked: Record<string, Html | null> = {
    hours: hoursList(facts.hours),
    contacts: reached ? waysToReach(facts, 3) : notGiven,
    phones: reached ? phonesAreThere : null,
  };
  return part.replace(marks, (whole, tag: string, attributes: string, name: string) => {
    const words = marked[name];
    return words ? `<${tag}${attributes}>${words.text}</${tag}>` : whole;
  });
}

/** An element that holds none of its own kind. */
const marks = new RegExp(`<(\\w+)([^>]*\\s${factMark}="(\\w+)"[^>]*)>.*?</\\1>`, 'gs');

const notGiven = html`<p>Телефоны и адреса центр ещё не указал. Пока можно написать через форму на портале.</p>`;
const phonesAreThere = html`<p>Телефоны — на странице <a href="/contacts">«Контакты»</a>.</p>`;

function hoursList({ days, opens, closes, lunchFrom, lunchTo }: Hours): Html {
  const lunch = lunchFrom ? html`<div><dt>Обед</dt><dd>с ${lunchFrom} до ${lunchTo}</dd></div>` : nothing;
  return html`<div><dt>${days}</dt><dd>с ${opens} до ${closes}</dd></div>${lunch}`;
}
