import type { FactEvent } from '@portal/contracts/events/content';
import { specify } from '@portal/event-store/spec';
import { describe, it } from 'vitest';
import { ContentVersionError } from '../errors.ts';
import { factDecider } from './decide.ts';

const given = specify(factDecider);
const editorId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const numbers = (heating: string): FactEvent => ({
  type: 'portal.emergency-numbers.changed.v1',
  data: { editorId, value: { heating, housing: '' } },
});

describe('what the centre says of itself', () => {
  it('is set for the first time', () => {
    given()
      .when({ event: numbers('1'), expectedVersion: 0 })
      .then(numbers('1'));
  });
  it('is changed by who has read its last version', () => {
    given(numbers('1'), numbers('2'))
      .when({ event: numbers('3'), expectedVersion: 2 })
      .then(numbers('3'));
  });
  it('is not changed by who has read an older one', () => {
    given(numbers('1'), numbers('2'))
      .when({ event: numbers('3'), expectedVersion: 1 })
      .thenThrows(ContentVersionError);
  });
  it('is changed whatever was read when the editor does not say', () => {
    given(numbers('1'))
      .when({ event: numbers('2') })
      .then(numbers('2'));
  });
  it('makes no event when nothing changes', () => {
    given(numbers('1'))
      .when({ event: numbers('1') })
      .then();
  });
});
