import { hoursInWords } from '@portal/contracts/content/hours-in-words';
import { telephoneAddress } from '@portal/contracts/content/telephone';
import type { SiteFacts } from '@portal/contracts/rest/content';
import { type Html, html, nothing } from '../html.ts';
import type { PageContent } from '../page-content.ts';
import type { Sources } from '../sources.ts';

/** `/contacts`, once the centre has said where it is and how to reach it; nothing of its own before. */
export async function contactsPage(sources: Sources): Promise<PageContent> {
  const facts = await sources.get<SiteFacts>('/api/content/facts');
  if (!facts || !given(facts)) return {};
  return {
    html: html`<h1>Контакты</h1>
${waysToReach(facts, 2)}
<h2>Когда можно позвонить</h2>
<p>${hoursInWords(facts.hours)}.</p>
<h2>Написать нам</h2>
<p><a href="/SendUsForm">Отправить вопрос через форму на портале</a></p>`,
  };
}

/** Telephones, e-mail and postal addresses, each kind that the centre has given, under headings of that level. */
export function waysToReach({ contacts: { phones, emails, addresses } }: SiteFacts, level: 2 | 3): Html {
  return html`${block('Телефоны', level, phones, ({ number, note }) => html`<a href="${telephoneAddress(number)}">${number}</a>${about(note)}`)}
${block('Электронная почта', level, emails, ({ address, note }) => html`<a href="mailto:${address}">${address}</a>${about(note)}`)}
${block('Адреса', level, addresses, ({ address, note }) => html`${address}${about(note)}`)}`;
}

export function given({ contacts: { phones, emails, addresses } }: SiteFacts): boolean {
  return phones.length + emails.length + addresses.length > 0;
}

function block<T>(title: string, level: 2 | 3, items: readonly T[], item: (one: T) => Html): Html {
  if (items.length === 0) return nothing;
  const heading = level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`;
  return html`${heading}<ul>${items.map((one) => html`<li>${item(one)}</li>`)}</ul>`;
}

const about = (note: string): Html => (note ? html` — ${note}` : nothing);
