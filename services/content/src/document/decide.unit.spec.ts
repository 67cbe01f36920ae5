import type { DocumentEvent } from '@portal/contracts/events/content';
import { specify } from '@portal/event-store/spec';
import { describe, it } from 'vitest';
import { ContentVersionError, DocumentNotFoundError, DocumentWithoutFileError } from '../errors.ts';
import { documentDecider } from './decide.ts';

const given = specify(documentDecider);
const who = { page: 'zakon-o-prav-inv', editorId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' };
const file = { name: 'a1b2c3d4e5f60718293a4b5c6d7e8f90.pdf', size: 1, pages: 1 };
const newer = { ...file, name: 'b1b2c3d4e5f60718293a4b5c6d7e8f90.pdf' };
const published = (published = file, edition = ''): DocumentEvent => ({
  type: 'portal.document.published.v1',
  data: { ...who, file: published, edition },
});
const withdrawn: DocumentEvent = { type: 'portal.document.withdrawn.v1', data: who };
const publish = { kind: 'publish', ...who, edition: '' } as const;

describe('the document of a page', () => {
  it('is published', () =>
    given()
      .when({ ...publish, file, expectedVersion: 0 })
      .then(published()));
  it('needs a file', () =>
    void given()
      .when({ ...publish, file: null })
      .thenThrows(DocumentWithoutFileError));
  it('is replaced', () =>
    given(published())
      .when({ ...publish, file: newer })
      .then(published(newer)));
  it('may get another date and keep its file', () =>
    given(published())
      .when({ ...publish, file: null, edition: '2024-01-31' })
      .then(published(file, '2024-01-31')));
  it('makes no event when nothing changes', () =>
    given(published())
      .when({ ...publish, file: null })
      .then());
  it('is not replaced by who has read an older version', () =>
    void given(published(), published(newer))
      .when({ ...publish, file, expectedVersion: 1 })
      .thenThrows(ContentVersionError));
  it('is withdrawn once, and may come back with a file', () => {
    given(published())
      .when({ kind: 'withdraw', ...who })
      .then(withdrawn);
    given(published(), withdrawn)
      .when({ kind: 'withdraw', ...who })
      .thenThrows(DocumentNotFoundError);
    given(published(), withdrawn)
      .when({ ...publish, file: null })
      .thenThrows(DocumentWithoutFileError);
    given(published(), withdrawn)
      .when({ ...publish, file: newer })
      .then(published(newer));
  });
});
