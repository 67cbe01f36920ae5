import { type Html, html } from '../pages/html.ts';
import type { Row } from './schema-rows.ts';

/** Fields of a value: a table that scrolls by itself where it is too wide. */
export function fieldsTable(name: string, rows: readonly Row[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><caption>${name}</caption>
<thead><tr><th scope="col">Поле</th><th scope="col">Нужно</th><th scope="col">Что это</th></tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><th scope="row"><code>${row.name}</code></th><td>${row.required ? 'всегда' : 'нет'}</td><td>${row.kind}</td></tr>`,
  )}</tbody></table></div>`;
}
