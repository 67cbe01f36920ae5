import { noBody } from '@portal/contracts/rest/bodies';
import { EditedPlace, PlaceFields } from '@portal/contracts/rest/content';
import { Id } from '@portal/contracts/rest/text';
import { userOf } from '@portal/service-kit/access';
import type { Service } from '@portal/service-kit/create-service';
import { creationOf } from '@portal/service-kit/idempotency';
import { expectedVersion } from '@portal/service-kit/if-match';
import Type from 'typebox';
import type { EditorAnswers } from '../editor-answers.ts';
import { PlaceNotFoundError } from '../errors.ts';
import { Entered } from '../fact/entered.ts';
import type { PlaceCommands } from './commands.ts';

const tags = ['Путеводитель'];
const params = Type.Object({ id: Id });

/** POST /api/content/places, PUT and DELETE /api/content/places/{id}. */
export function usePlaceRoutes(
  app: Service,
  commands: PlaceCommands,
  answers: EditorAnswers,
  frameSources: readonly string[],
): void {
  const config = { access: 'admin', notFound: new PlaceNotFoundError().message } as const;

  const prepare = ({ map, ...fields }: PlaceFields): PlaceFields => {
    const entered = new Entered(frameSources);
    const prepared = {
      ...fields,
      name: fields.name.trim(),
      address: fields.address.trim(),
      hours: fields.hours.trim(),
      accessNote: fields.accessNote.trim(),
      map: entered.embed('map', map),
    };
    entered.done();
    return prepared;
  };

  app.post(
    '/api/content/places',
    {
      config: { ...config, takes: ['Idempotency-Key'] },
      schema: { tags, summary: 'Добавить место', body: PlaceFields, response: { 201: EditedPlace } },
    },
    async (request, reply) => {
      const editorId = userOf(request).id;
      const fields = prepare(request.body);
      const { id, context } = creationOf(request, `places/${editorId}`, [JSON.stringify(fields)]);
      const { place, sequence } = await commands.put({ kind: 'add', placeId: id, editorId, fields }, context);
      reply.wrote('CONTENT', sequence);
      return reply.code(201).send(await answers.writtenPlace(place));
    },
  );

  app.put(
    '/api/content/places/:id',
    {
      config: { ...config, takes: ['If-Match'] },
      schema: { tags, summary: 'Изменить место', params, body: PlaceFields, response: { 200: EditedPlace } },
    },
    async (request, reply) => {
      const { traceparent } = request;
      const command = {
        kind: 'change',
        placeId: request.params.id,
        editorId: userOf(request).id,
        fields: prepare(request.body),
        expectedVersion: expectedVersion(request.headers['if-match']),
      } as const;
      const { place, sequence } = await commands.put(command, { traceparent });
      reply.wrote('CONTENT', sequence);
      return answers.writtenPlace(place);
    },
  );

  const removal = {
    config: { ...config, takes: ['If-Match'] },
    schema: {
      tags,
      summary: 'Удалить место',
      params,
      response: { 204: noBody('Удалено.') },
    },
  } as const;
  app.delete('/api/content/places/:id', removal, async (request, reply) => {
    const { traceparent } = request;
    const command = {
      kind: 'remove',
      placeId: request.params.id,
      editorId: userOf(request).id,
      expectedVersion: expectedVersion(request.headers['if-match']),
    } as const;
    const { sequence } = await commands.remove(command, { traceparent });
    reply.wrote('CONTENT', sequence);
    return reply.code(204).send();
  });
}
