import type { SiteFacts } from '@portal/contracts/rest/content';
import { type Html, html, nothing } from '../html.ts';
import type { PageContent } from '../page-content.ts';
import type { Sources } from '../sources.ts';

/** `/contacts`, once the centre has said where it is and how to reach it; nothing of its own before. */
export async function contactsPage(sources: Sources): Promise<PageContent> {
  const facts = await sources.get<SiteFacts>('/api/content/facts');
  if (!facts || !given(facts)) return {};
  const { contacts, hours } = facts;
  return {
    html: html`<h1>Контакты</h1>
${block('Телефоны', contacts.phones, ({ number, note }) => html`<a href="tel:${dialled(number)}">${number}</a>${about(note)}`)}
<h2>Когда можно позвонить</h2>
<p>${hours.days}, ${hours.opens}–${hours.closes}${hours.lunchFrom ? html`, обед ${hours.lunchFrom}–${hours.lunchTo}` : nothing}.</p>
${block('Электронная почта', contacts.emails, ({ address, note }) => html`<a href="mailto:${address}">${address}</a>${about(note)}`)}
${block('Адреса', contacts.addresses, ({ address, note }) => html`${address}${about(note)}`)}
<h2>Написать нам</h2>
<p><a href="/SendUsForm">Отправить вопрос через форму на портале</a></p>`,
  };
}

function given({ contacts: { phones, emails, addresses } }: SiteFacts): boolean {
  return phones.length + emails.length + addresses.length > 0;
}

function block<T>(title: string, items: readonly T[], item: (one: T) => Html): Html {
  if (items.length === 0) return nothing;
  return html`<h2>${title}</h2><ul>${items.map((one) => html`<li>${item(one)}</li>`)}</ul>`;
}

const about = (note: string): Html => (note ? html` — ${note}` : nothing);
const dialled = (number: string): string => number.replace(/[^\d+]/g, '');
