import { sampleDocument } from '@portal/contracts/content/sample-document';
import { telephoneAddress } from '@portal/contracts/content/telephone';
import type {
  DocumentAnswer,
  Guide,
  Place,
  SiteFacts,
  StepFree,
  Videos,
} from '@portal/contracts/rest/content';
import { type Html, html, nothing } from '../html.ts';
import type { PageContent } from '../page-content.ts';
import type { Sources } from '../sources.ts';
import { dateTime, paragraphs } from './words.ts';

const factsTarget = '/api/content/facts';

/** The page of a document: the way to its PDF, or that there is none yet. */
export async function documentPage(sources: Sources, page: string): Promise<PageContent> {
  const target = `/api/content/documents/${page}`;
  const answer = await sources.get<DocumentAnswer>(target);
  if (!answer) return {};
  const { document } = answer;
  const facts = await sources.get<SiteFacts>(factsTarget);
  const sample = document && facts?.sample.documents?.includes(document.url);
  const loaded = document
    ? html`${sample ? html`<p><strong>${sampleDocument}</strong></p>` : nothing}<p><a href="${document.url}">Открыть документ</a> (PDF, страниц: ${document.pages}, ${megabytes(document.size)} МБ, на портале с ${dateTime(document.publishedAt)})</p>
<p><a href="${document.url}?download" download>Скачать документ</a></p>`
    : html`<p>Центр ещё не добавил сюда этот документ. Сотрудники центра добавят его.</p>`;
  return { loaded, answers: { [target]: answer, [factsTarget]: facts } };
}

/** `/putevoditel`: the places under each heading. */
export async function guidePage(sources: Sources): Promise<PageContent> {
  const target = '/api/content/guide';
  const guide = await sources.get<Guide>(target);
  if (!guide) return {};
  const loaded = html`${guide.map(
    ({ title, map, places }) => html`<section><h2>${title}</h2>
${places.length === 0 ? html`<p>Мест здесь пока нет.</p>` : html`<ul>${places.map(placeItem)}</ul>`}
${frameLink(map, 'Карта')}</section>
`,
  )}`;
  return { loaded, answers: { [target]: guide } };
}

const entrances: Record<StepFree, string> = {
  yes: 'Можно войти без ступеней',
  partly: 'Без ступеней можно войти с помощью или через другой вход',
  no: 'Без ступеней войти нельзя',
  unknown: 'Есть ли вход без ступеней, неизвестно',
};

function placeItem({ name, address, phone, hours, stepFree, accessNote, map }: Place): Html {
  const call = phone ? html` Телефон: <a href="${telephoneAddress(phone)}">${phone}</a>.` : nothing;
  const open = hours ? html` Часы работы: ${hours}.` : nothing;
  const note = accessNote ? html`. ${accessNote}` : nothing;
  return html`<li><h3>${name}</h3><p>${address}.${call}${open} ${entrances[stepFree]}${note}.</p>${frameLink(map, 'На карте')}</li>`;
}

/** The audio library: what each video is about, and the way to it. */
export async function libraryPage(sources: Sources): Promise<PageContent> {
  const target = '/api/content/videos';
  const videos = await sources.get<Videos>(target);
  if (!videos) return {};
  const loaded =
    videos.length === 0
      ? html`<p>Центр ещё не добавил сюда видео. Сотрудники центра добавят их.</p>`
      : html`${videos.map(
          ({ title, caption, video }) =>
            html`<h3>${title}</h3>${paragraphs(caption)}${frameLink(video, 'Видео')}`,
        )}`;
  return { loaded, answers: { [target]: videos } };
}

function frameLink(address: string, words: string): Html {
  return address === ''
    ? nothing
    : html`<p><a href="${address}" rel="external noopener">${words}</a> (другой сайт)</p>`;
}

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat('ru', { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024);
