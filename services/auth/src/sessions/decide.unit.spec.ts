import type { SessionsEvent } from '@portal/contracts/events/auth';
import { specify } from '@portal/event-store/spec';
import { describe, it } from 'vitest';
import { sessionsDecider } from './decide.ts';

const given = specify(sessionsDecider);
const allEnded = (generation: number): SessionsEvent => ({
  type: 'portal.sessions.ended.v1',
  data: { userId: 'anna', generation },
});
const oneEnded: SessionsEvent = {
  type: 'portal.session.ended.v1',
  data: { userId: 'anna', sessionId: 'phone' },
};

describe('sessions', () => {
  it('end all at once, each time with the next generation', () => {
    given().when({ type: 'end-all', userId: 'anna' }).then(allEnded(1));
    given(allEnded(1), oneEnded).when({ type: 'end-all', userId: 'anna' }).then(allEnded(2));
  });

  it('end one by one, without a new generation', () => {
    given(allEnded(1)).when({ type: 'end-one', userId: 'anna', sessionId: 'phone' }).then(oneEnded);
  });
});
