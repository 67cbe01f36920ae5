import { readFile, writeFile } from 'node:fs/promises';
import type { DocumentPage } from '@portal/contracts/content/document-pages';
import type { EditedDocument, Sample } from '@portal/contracts/rest/content';
import { StartError } from './errors.ts';

/** The centre's own guide: nobody takes its sample for the law, as on the page of one. */
const SAMPLE_PAGE: DocumentPage = 'algoritm-posesheniya';
const samplePdf = new URL('sample-document/sample-document.pdf', import.meta.url);

/** What of the site is sample content; kept in the data directory, so that it can be told from the centre's own. */
interface SampleContent {
  posts: string[];
  /** Ids of places of the city guide; absent in files from before there were any. */
  places?: string[];
  /** Addresses of PDFs; absent likewise. */
  documents?: string[];
  complete: boolean;
}

/** Notes that this data directory is to get sample content: at its very first start only. */
export async function wantSampleContent(file: string): Promise<void> {
  await write(file, { posts: [], complete: false });
}

/**
 * Publishes what is wanted and not there yet, as an administrator through the site's own door.
 * @param editorToken of an administrator; null when there is none yet
 */
export async function ensureSampleContent(
  file: string,
  siteUrl: string,
  editorToken: () => Promise<string | null>,
): Promise<void> {
  const content = await read(file);
  if (!content || content.complete) return;
  const token = await editorToken();
  if (token === null) return;
  const [{ samplePosts }, { samplePlace }, { drawPicture }] = await Promise.all([
    import('./sample-posts.ts'),
    import('./sample-place.ts'),
    import('./sample-pictures.ts'),
  ]);
  for (const post of samplePosts.slice(content.posts.length)) {
    const form = new FormData();
    form.set('title', post.title);
    form.set('text', post.text);
    form.set('imgAlt', post.imgAlt);
    form.set('tags', JSON.stringify(post.tags));
    form.set('image', await drawPicture(post.picture), `${post.picture}.png`);
    const { _id } = await call<{ _id: string }>(`${siteUrl}/api/posts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    content.posts.push(_id);
    await write(file, content);
  }
  // The same key at every try: a start that was cut short makes no second place.
  const { _id } = await call<{ _id: string }>(`${siteUrl}/api/content/places`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'sample-place',
    },
    body: JSON.stringify(samplePlace),
  });
  const document = new FormData();
  document.set('file', new File([await readFile(samplePdf)], 'sample-document.pdf'));
  const published = await call<EditedDocument>(`${siteUrl}/api/content/documents/${SAMPLE_PAGE}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: document,
  });
  const sample: Sample = {
    posts: content.posts,
    places: [_id],
    documents: published.document ? [published.document.url] : [],
  };
  // Told to the site, which says so on every page and lets administrators remove it all.
  await call(`${siteUrl}/api/content/sample`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(sample),
  });
  await write(file, { ...sample, complete: true });
}

async function call<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  const text = await answer.text();
  if (!answer.ok) {
    throw new StartError(
      'SAMPLE_CONTENT',
      `${new URL(url).pathname} ответил ${answer.status}: ${text.slice(0, 200)}`,
    );
  }
  return JSON.parse(text) as T;
}

async function read(file: string): Promise<SampleContent | null> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as SampleContent,
    () => null,
  );
}

async function write(file: string, content: SampleContent): Promise<void> {
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
}
