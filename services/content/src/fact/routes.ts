import {
  Contacts,
  EditedContacts,
  EditedEmergencyNumbers,
  EditedGuideMap,
  EditedHours,
  EditedLinks,
  EditedSample,
  EditedVideos,
  EmergencyNumbers,
  GuideMapBody,
  GuideSectionId,
  Hours,
  Links,
  Sample,
  Videos,
} from '@portal/contracts/rest/content';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { expectedVersion } from '@portal/service-kit/if-match';
import Type, { type TSchema } from 'typebox';
import type { EditorAnswers } from '../editor-answers.ts';
import type { FactCommands } from './commands.ts';
import { Entered } from './entered.ts';
import { prepare } from './prepare.ts';
import { type Topic, type TopicValues, topics } from './topics.ts';

const tags = ['Сведения о центре'];
const schemas: Record<Topic, { body: TSchema; answer: TSchema; summary: string }> = {
  contacts: { body: Contacts, answer: EditedContacts, summary: 'Изменить контакты' },
  hours: { body: Hours, answer: EditedHours, summary: 'Изменить часы приёма по телефону' },
  emergency: {
    body: EmergencyNumbers,
    answer: EditedEmergencyNumbers,
    summary: 'Изменить местные аварийные телефоны',
  },
  links: { body: Links, answer: EditedLinks, summary: 'Изменить ссылки меню на другие сайты' },
  videos: { body: Videos, answer: EditedVideos, summary: 'Изменить видео аудиобиблиотеки' },
  sample: { body: Sample, answer: EditedSample, summary: 'Отметить, что из содержания — образец' },
};

/** Twelve videos with their captions, every character escaped (\uXXXX). */
const BODY_BYTES = 512 * 1024;

/** PUT /api/content/{topic} and the maps of the guide's headings. */
export function useFactRoutes(
  app: Service,
  commands: FactCommands,
  answers: EditorAnswers,
  frameSources: readonly string[],
): void {
  const config = { access: 'admin', takes: ['If-Match'] } as const;
  for (const topic of topics) {
    const { body, answer, summary } = schemas[topic];
    app.put(
      `/api/content/${topic}`,
      { config, bodyLimit: BODY_BYTES, schema: { tags, summary, body, response: { 200: answer } } },
      async (request, reply) => {
        const change = {
          editorId: userOf(request).id,
          value: prepare(topic, request.body as TopicValues[typeof topic], frameSources),
          expectedVersion: expectedVersion(request.headers['if-match']),
        };
        const { traceparent } = request;
        const { fact, sequence } = await commands.change(topic, change, { traceparent });
        reply.wrote('CONTENT', sequence);
        return answers.written(fact.value, fact);
      },
    );
  }

  const params = Type.Object({ section: GuideSectionId });
  app.put(
    '/api/content/guide/:section',
    {
      config,
      schema: {
        tags: ['Путеводитель'],
        summary: 'Изменить карту раздела',
        params,
        body: GuideMapBody,
        response: { 200: EditedGuideMap },
      },
    },
    async (request, reply) => {
      const entered = new Entered(frameSources);
      const value = entered.embed('map', request.body.map);
      entered.done();
      const version = expectedVersion(request.headers['if-match']);
      const change = { editorId: userOf(request).id, value, expectedVersion: version };
      const { traceparent } = request;
      const { fact, sequence } = await commands.changeMap(request.params.section, change, { traceparent });
      reply.wrote('CONTENT', sequence);
      return answers.written(fact.value, fact);
    },
  );
}
