import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../create-service.ts';
import { TestAuth } from '../testing/test-auth.ts';
import { Check } from '../validation.ts';

const Fields = Type.Object(
  { title: Type.String(), tags: Type.Optional(Type.Array(Type.String())) },
  { additionalProperties: false },
);
const form = {
  fields: new Check(Fields),
  json: ['tags'],
  file: { name: 'image', maxBytes: 10 },
  orJson: true,
};
const params = Type.Object({ id: Type.String() });

let app: Service;
// biome-ignore lint/suspicious/noExplicitAny: a document is read as freely as its readers do
let paths: any;

beforeAll(async () => {
  app = await createService({ name: 'test', authLog: (await TestAuth.start()).log });
  const answer = async () => ({});
  app.get('/open', { config: { access: 'public' }, schema: { summary: 'Открытое' } }, answer);
  app.get('/mine', { config: { access: 'user', oneTimePassword: 'enough' } }, answer);
  app.post('/things', { config: { access: 'admin', form, takes: ['Idempotency-Key'], html: true } }, answer);
  app.put('/things/:id', { config: { access: 'admin', refuses: [429] }, schema: { params } }, answer);
  const document = (await app.inject('/openapi.json')).json();
  paths = document.paths;
});
afterAll(() => app.close());

const refusalsOf = (operation: { responses: object }) =>
  Object.keys(operation.responses).filter((status) => Number(status) >= 400);

describe('the description of a route', () => {
  it('names the refusals that follow from who may use it and what it takes', () => {
    expect(refusalsOf(paths['/open'].get)).toEqual(['503']);
    expect(refusalsOf(paths['/mine'].get)).toEqual(['401', '503']);
    const all = ['400', '401', '403', '409', '413', '415', '503'];
    expect(refusalsOf(paths['/things'].post)).toEqual(all);
  });

  it('names refusals of its own', () => {
    const expected = ['400', '401', '403', '404', '413', '415', '429', '503'];
    expect(refusalsOf(paths['/things/{id}'].put)).toEqual(expected);
  });

  it('points to the one form of each refusal', async () => {
    const { components } = (await app.inject('/openapi.json')).json();
    expect(paths['/open'].get.responses['503']).toEqual({ $ref: '#/components/responses/503' });
    expect(components.responses['503'].headers['Retry-After'].required).toBe(true);
    expect(components.responses['503'].content['application/json'].schema.$ref).toBe(
      '#/components/schemas/Error',
    );
  });

  it('says who must be signed in', () => {
    expect(paths['/mine'].get.security).toEqual([{ token: [] }]);
    expect(paths['/open'].get).not.toHaveProperty('security');
  });

  it('holds a form with its file and with JSON in a field, and the same fields as JSON', () => {
    const { content } = paths['/things'].post.requestBody;
    expect(content['multipart/form-data'].schema.properties).toEqual({
      title: { type: 'string' },
      tags: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { type: 'array', items: { type: 'string' } },
      },
      image: { type: 'string', format: 'binary' },
    });
    expect(content['application/json'].schema.properties.tags.type).toBe('array');
    expect(content['multipart/form-data'].schema.additionalProperties).toBe(false);
  });

  it('names the headers that the handler judges, and HTML where browsers get it', () => {
    const { parameters, responses } = paths['/things'].post;
    expect(parameters).toEqual([{ $ref: '#/components/parameters/Idempotency-Key' }]);
    expect(Object.keys(responses['200'].content)).toContain('text/html');
  });
});
