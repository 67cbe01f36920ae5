import type { PlaceEvent } from '@portal/contracts/events/content';
import type { PlaceFields } from '@portal/contracts/rest/content';
import { specify } from '@portal/event-store/spec';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { describe, it } from 'vitest';
import { ContentVersionError, PlaceNotFoundError } from '../errors.ts';
import { placeDecider } from './decide.ts';

const given = specify(placeDecider);
const placeId = '0199a1b2-c3d4-7e5f-8a6b-000000000003';
const editorId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const who = { placeId, editorId };
const fields: PlaceFields = {
  ...{ section: 'banks', name: 'Банк', address: 'Улица, 1', phone: '', hours: '' },
  ...{ stepFree: 'yes', accessNote: '', map: '' },
};
const added: PlaceEvent = { type: 'portal.place.added.v1', data: { ...who, ...fields } };
const closed: PlaceEvent = { type: 'portal.place.changed.v1', data: { ...who, stepFree: 'no' } };
const removed: PlaceEvent = { type: 'portal.place.removed.v1', data: who };

describe('a place of the city guide', () => {
  it('is added', () =>
    given()
      .when({ kind: 'add', ...who, fields })
      .then(added));
  it('is added once', () =>
    void given(added)
      .when({ kind: 'add', ...who, fields })
      .thenThrows(IdempotencyConflictError));
  it('is changed where something changes', () =>
    given(added)
      .when({ kind: 'change', ...who, fields: { ...fields, stepFree: 'no' }, expectedVersion: 1 })
      .then(closed));
  it('makes no event when nothing changes', () =>
    given(added)
      .when({ kind: 'change', ...who, fields })
      .then());
  it('is not changed or removed by who has read an older version', () => {
    given(added, closed)
      .when({ kind: 'change', ...who, fields, expectedVersion: 1 })
      .thenThrows(ContentVersionError);
    given(added, closed)
      .when({ kind: 'remove', ...who, expectedVersion: 1 })
      .thenThrows(ContentVersionError);
  });
  it('is removed, and then is not there any more', () => {
    given(added)
      .when({ kind: 'remove', ...who })
      .then(removed);
    given(added, removed)
      .when({ kind: 'remove', ...who })
      .thenThrows(PlaceNotFoundError);
    given(added, removed)
      .when({ kind: 'change', ...who, fields })
      .thenThrows(PlaceNotFoundError);
  });
});
