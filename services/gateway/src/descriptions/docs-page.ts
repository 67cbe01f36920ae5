import { eventChannels } from '@portal/contracts/events/channels';
import type { OpenApiDocument } from '@portal/service-kit/open-api/document';
import { Html, html, nothing } from '../pages/html.ts';
import { docsStyle } from './docs-style.ts';
import { groupsOf, operationPart } from './operation-part.ts';
import { rowsOf, type Schema } from './schema-rows.ts';
import { fieldsTable } from './tables.ts';

/** The page /docs: the REST calls and the events, to be read without any script. */
export function docsPage(document: OpenApiDocument): string {
  const tags = document.tags ?? [];
  const groups = groupsOf(document);
  const page = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Описание интерфейсов — Портал</title>
<meta name="robots" content="noindex">
<style>${new Html(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#main">К содержанию</a>
<header><p><a href="/">На сайт</a></p></header>
<main id="main">
<h1>Описание интерфейсов портала</h1>
${(document.info.description ?? '').split('\n').map((line) => html`<p>${line}</p>`)}
<p>То же для программ: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1), <a href="/asyncapi.json">asyncapi.json</a> (AsyncAPI 3).</p>
<nav aria-label="Разделы"><ul>
${tags.map(({ name }, i) => html`<li><a href="#part-${i}">${name}</a></li>`)}
<li><a href="#refusals">Отказы</a></li>
<li><a href="#events">События</a></li>
</ul></nav>
${tags.map(
  ({ name }, i) => html`<section aria-labelledby="part-${i}"><h2 id="part-${i}">${name}</h2>
${groups.filter(({ tag }) => tag === name).map((group) => operationPart(group, document))}</section>`,
)}
${refusals(document)}
${events()}
</main>
</body>
</html>
`;
  return page.text;
}

function refusals({ components }: OpenApiDocument): Html {
  const rows = Object.entries(components.responses).map(
    ([status, { description, headers }]) =>
      html`<tr><th scope="row">${status}</th><td>${description}</td><td>${Object.keys(headers ?? {}).join(', ')}</td></tr>`,
  );
  return html`<section aria-labelledby="refusals"><h2 id="refusals">Отказы</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Отказы"><table>
<thead><tr><th scope="col">Код</th><th scope="col">Что это значит</th><th scope="col">Заголовки</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>`;
}

function events(): Html {
  return html`<section aria-labelledby="events"><h2 id="events">События</h2>
<p>Журнал внутри портала, NATS JetStream. Всё, что показывает портал, сделано из этих событий.</p>
${eventChannels.map(
  ({ stream, subject, events: schemas }) => html`<article><h3><code>${subject}</code> поток ${stream}</h3>
${Object.entries(schemas).map(([type, schema]) => {
  const rows = rowsOf(schema as Schema);
  return html`<details><summary><code>${type}</code></summary>${rows.length > 0 ? fieldsTable(type, rows) : nothing}</details>`;
})}</article>`,
)}</section>`;
}
