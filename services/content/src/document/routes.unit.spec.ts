import { limits } from '@portal/contracts/rest/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../testing/pdf.ts';
import { TestContent, type TestUser } from '../testing/test-content.ts';

let content: TestContent;
let admin: TestUser;
beforeAll(async () => {
  content = await TestContent.start();
  admin = await content.user('Мария', 'admin');
});
afterAll(() => content.close());

const upload = (page: string, fields: Record<string, string | Buffer>, headers = {}) =>
  content.upload(admin, page, fields, headers);
const shown = async (page: string) => (await content.read(`/api/content/documents/${page}`)).json().document;

describe('the document of a page', () => {
  it('is shown with its size, pages and date, opened in the page and downloaded', async () => {
    const bytes = pdf(3);
    const answer = await upload('zakon-o-prav-inv', { file: bytes, edition: '2024-01-31' });
    expect(answer.json()).toMatchObject({ version: 1, editedBy: 'Мария', document: { pages: 3 } });
    const document = await shown('zakon-o-prav-inv');
    expect(document).toEqual({
      url: expect.stringMatching(/^\/api\/documents\/zakon-o-prav-inv\/[a-z0-9]{32}\.pdf$/),
      ...{ size: bytes.length, pages: 3, edition: '2024-01-31', publishedAt: expect.any(String) },
    });
    const file = await content.read(document.url);
    expect(file.rawPayload).toEqual(bytes);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="zakon-o-prav-inv.pdf"',
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    });
    const saved = await content.read(`${document.url}?download`);
    expect(saved.headers['content-disposition']).toBe('attachment; filename="zakon-o-prav-inv.pdf"');
    const known = await content.read(document.url, { 'if-none-match': String(file.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await content.read('/api/content/documents')).json()).toHaveLength(1);
  });

  it('is replaced, and its earlier versions are kept', async () => {
    const page = 'zakon-o-soc-lgotah';
    const first = (await upload(page, { file: pdf(1) })).json();
    const second = (await upload(page, { file: pdf(2) }, { 'if-match': '"1"' })).json();
    expect(second.versions.map(({ pages }: { pages: number }) => pages)).toEqual([2, 1]);
    expect((await content.read(first.document.url)).statusCode).toBe(200);
    expect((await shown(page)).pages).toBe(2);
    const late = await upload(page, { file: pdf(4) }, { 'if-match': '"1"' });
    expect(late.statusCode).toBe(409);
    const history = (await content.read(`/api/content/history?of=document:${page}`, admin.headers)).json();
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['added', 'added']);
  });

  it('of a refused upload is not kept', async () => {
    const before = (await content.parts.documents.list()).length;
    await upload('zakon-o-soc-lgotah', { file: pdf(1) }, { 'if-match': '"0"' });
    expect(await content.parts.documents.list()).toHaveLength(before);
  });

  it('may get another date without a new file', async () => {
    const page = 'nac-plan-2017-2025';
    const { document } = (await upload(page, { file: pdf(1) })).json();
    const dated = (await upload(page, { edition: '2017-06-13' })).json();
    expect(dated.document).toEqual({ ...document, edition: '2017-06-13' });
    expect(dated.versions).toHaveLength(1);
  });

  it('that is withdrawn is not to be had any more, in no version', async () => {
    const page = 'algoritm-posesheniya';
    const { document } = (await upload(page, { file: pdf(1) })).json();
    const answer = await content.app.inject({
      ...{ method: 'DELETE', url: `/api/content/documents/${page}`, headers: admin.headers },
    });
    expect(answer.json()).toMatchObject({ document: null, version: 2 });
    expect(await shown(page)).toBeNull();
    expect((await content.read(document.url)).statusCode).toBe(404);
  });

  it.each([
    ['no file', {}, 400],
    ['words', { file: Buffer.from('<h1>PDF</h1>') }, 415],
    ['a signature and nothing more', { file: Buffer.from('%PDF-1.7\nnothing') }, 400],
    ['half of a PDF', { file: pdf(2).subarray(0, 120) }, 400],
    ['too large a file', { file: Buffer.alloc(limits.document.bytes + 1) }, 413],
    ['a date that is none', { file: pdf(), edition: 'вчера' }, 400],
    ['an unknown field', { file: pdf(), title: 'а' }, 400],
  ])('is refused: %s', async (_, fields: Record<string, Buffer | string>, status) => {
    const answer = await upload('neobhodimie-docs', fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/[а-я]/);
    expect(await shown('neobhodimie-docs')).toBeNull();
  });

  it('needs a form, and a page that is there', async () => {
    const url = '/api/content/documents/neobhodimie-docs';
    const json = { method: 'PUT', url, headers: admin.headers, payload: {} } as const;
    expect((await content.app.inject(json)).statusCode).toBe(415);
    expect((await upload('weather', { file: pdf() })).statusCode).toBe(404);
  });

  it.each(['zakon-o-prav-inv/00000000000000000000.pdf', 'zakon-o-prav-inv/..%2fx.pdf', 'x/y.pdf'])(
    'is not found under %s',
    async (path) => {
      expect((await content.read(`/api/documents/${path}`)).statusCode).toBe(404);
    },
  );
});
