import {
  DocumentAnswer,
  DocumentList,
  DocumentPage,
  EditableContent,
  Guide,
  History,
  HistoryOf,
  SiteFacts,
  Videos,
} from '@portal/contracts/rest/content';
import type { Service } from '@portal/service-kit/create-service';
import Type from 'typebox';
import type { EditorAnswers } from './editor-answers.ts';
import type { PublicAnswers } from './public-answers.ts';

const onePage = Type.Object({ page: DocumentPage });
const historyQuery = Type.Object({ of: HistoryOf }, { additionalProperties: false });

/** What visitors read: one small answer for each kind of page. */
export function usePublicRoutes(app: Service, answers: PublicAnswers): void {
  const config = { access: 'public' } as const;
  const read = (tag: string, summary: string, answer: Parameters<typeof Type.Array>[0]) => ({
    config,
    schema: { tags: [tag], summary, response: { 200: answer } },
  });
  app.get(
    '/api/content/facts',
    read('Сведения о центре', 'Контакты, часы приёма, телефоны, ссылки', SiteFacts),
    () => answers.facts(),
  );
  app.get('/api/content/videos', read('Сведения о центре', 'Видео аудиобиблиотеки', Videos), () =>
    answers.videos(),
  );
  app.get('/api/content/guide', read('Путеводитель', 'Разделы путеводителя с картами и местами', Guide), () =>
    answers.guide(),
  );
  app.get('/api/content/documents', read('Документы', 'Какие PDF есть', DocumentList), () =>
    answers.documents(),
  );
  app.get(
    '/api/content/documents/:page',
    {
      config,
      schema: {
        tags: ['Документы'],
        summary: 'PDF одной страницы',
        params: onePage,
        response: { 200: DocumentAnswer },
      },
    },
    ({ params }) => answers.document(params.page),
  );
}

/** What administrators read. */
export function useEditorRoutes(app: Service, answers: EditorAnswers): void {
  const config = { access: 'admin' } as const;
  const tags = ['Сведения о центре'];
  app.get(
    '/api/content/edit',
    {
      config,
      schema: { tags, summary: 'Всё, что можно менять, как оно есть', response: { 200: EditableContent } },
    },
    () => answers.everything(),
  );
  app.get(
    '/api/content/history',
    {
      config,
      schema: { tags, summary: 'Кто и что менял', querystring: historyQuery, response: { 200: History } },
    },
    ({ query }) => answers.history(query.of),
  );
}
