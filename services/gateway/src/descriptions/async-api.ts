import { type EventChannel, eventChannels } from '@portal/contracts/events/channels';
import { type StreamName, streams } from '@portal/contracts/streams';

/** Attributes of an event (CloudEvents 1.0, NATS binary mode), as they are written with every one. */
const headers = {
  type: 'object',
  required: ['ce-specversion', 'ce-id', 'ce-type', 'ce-source', 'ce-time', 'ce-subject', 'Nats-Msg-Id'],
  properties: {
    'ce-specversion': { const: '1.0' },
    'ce-id': { type: 'string', description: 'Идентификатор события; он же Nats-Msg-Id.' },
    'ce-type': { type: 'string', description: 'Тип события с версией.' },
    'ce-source': { type: 'string', description: 'Сервис: /portal/posts.' },
    'ce-time': { type: 'string', format: 'date-time' },
    'ce-subject': { type: 'string', description: 'Тема, она же адрес канала.' },
    'Nats-Msg-Id': { type: 'string' },
    'ce-request': { type: 'string', description: 'Отпечаток запроса с Idempotency-Key.' },
    traceparent: { type: 'string', description: 'W3C Trace Context запроса.' },
  },
};

const keyOf = (subject: string) => subject.replaceAll(/[{}]/g, '');

function channelOf({ stream, subject, events }: EventChannel): object {
  const names = [...subject.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    address: subject,
    title: subject,
    description: `Поток JetStream ${stream}, учётная запись NATS ${streams[stream].account}.`,
    servers: [{ $ref: '#/servers/nats' }],
    tags: [{ name: stream }],
    ...(names.length > 0 && {
      parameters: Object.fromEntries(
        names.map((name) => [name, { description: `Одно слово темы: ${name}.` }]),
      ),
    }),
    messages: Object.fromEntries(
      Object.keys(events).map((type) => [type, { $ref: `#/components/messages/${type}` }]),
    ),
    bindings: { nats: {} },
  };
}

const writers: Partial<Record<StreamName, string>> = {
  AUTH: 'auth',
  CREDENTIALS: 'auth',
  POSTS: 'posts',
  QUESTIONS: 'questions',
  CONTENT: 'content',
};

/** AsyncAPI 3 of every event that the portal writes, made from the schemas that are checked when events are read. */
export function asyncApi(channels: readonly EventChannel[] = eventChannels): object {
  const messages = channels.flatMap(({ events }) =>
    Object.entries(events).map(([type, payload]) => [
      type,
      {
        name: type,
        title: type,
        contentType: 'application/json',
        headers: { $ref: '#/components/schemas/CloudEvent' },
        payload,
      },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Портал: события',
      version: '1.0.0',
      description:
        'Журнал событий портала — единственный источник истины. События только добавляются; схемы только растут, а новый смысл — это новая версия.',
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: '127.0.0.1:4222',
        protocol: 'nats',
        description: 'JetStream внутри портала; снаружи не доступен.',
      },
    },
    channels: Object.fromEntries(channels.map((channel) => [keyOf(channel.subject), channelOf(channel)])),
    operations: Object.fromEntries(
      channels.map(({ stream, subject }) => [
        `write-${keyOf(subject)}`,
        {
          action: 'send',
          channel: { $ref: `#/channels/${keyOf(subject)}` },
          summary: `Пишет сервис ${writers[stream]}.`,
        },
      ]),
    ),
    components: { schemas: { CloudEvent: headers }, messages: Object.fromEntries(messages) },
  };
}
