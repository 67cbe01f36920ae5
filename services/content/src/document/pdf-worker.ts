import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfVerdict } from './pdf-pages.ts';

/** Opens the PDF and its first page: a file whose table of pages can be read but no page of it is of no use. */
async function judge(bytes: Uint8Array): Promise<PdfVerdict> {
  const task = getDocument({ data: bytes, disableFontFace: true, verbosity: 0 });
  try {
    const document = await task.promise;
    await document.getPage(1);
    return { pages: document.numPages };
  } catch (error) {
    const { name, message } = error as Error;
    return name === 'PasswordException' ? { locked: true } : { broken: `${name}: ${message}` };
  } finally {
    await task.destroy();
  }
}

// The thread's own copy: pdf.js takes the memory over.
parentPort?.postMessage(await judge(new Uint8Array(workerData as Uint8Array)));
