import { Worker } from 'node:worker_threads';
import { Turns } from '@portal/event-store/turns';
import { NoPdfError, PdfLockedError, PdfUnreadableError } from '../errors.ts';

/** What the worker answers. */
export type PdfVerdict = { pages: number } | { locked: true } | { broken: string };

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;
/** Viewers find the signature anywhere in the first kilobyte (ISO 32000-1, annex H, note 13). */
const SIGNATURE_WITHIN = 1024;

const turns = new Turns();

/**
 * Pages of a PDF, told by its content: opened by pdf.js in a thread of its own, with an end to its time and memory, so
 * that no file can hold up or bring down the service. One at a time.
 *
 * @throws NoPdfError, PdfLockedError, PdfUnreadableError
 */
export async function pdfPages(bytes: Uint8Array): Promise<number> {
  if (!Buffer.from(bytes.subarray(0, SIGNATURE_WITHIN)).includes('%PDF-')) throw new NoPdfError();
  const verdict = await turns.take('pdf', () => ask(bytes));
  if ('pages' in verdict && verdict.pages > 0) return verdict.pages;
  throw 'locked' in verdict ? new PdfLockedError() : new PdfUnreadableError(verdict);
}

async function ask(bytes: Uint8Array): Promise<PdfVerdict> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<PdfVerdict>();
  const timer = setTimeout(() => resolve({ broken: 'took too long' }), TIMEOUT_MS);
  worker.once('message', resolve);
  worker.once('error', (error: Error) => resolve({ broken: error.message }));
  worker.once('exit', () => resolve({ broken: 'no verdict' }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
