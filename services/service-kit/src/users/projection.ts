import { type UserEvent, userEvents } from '@portal/contracts/events/auth';
import { foldEach, type Projection } from '@portal/event-store/projection';

/** `<user id>`: the user's name, sealed as auth's event brought it. It is opened when it is read, never kept open. */
export interface SealedUser {
  name: string;
}

/** Who the authors are, as far as a service needs to know that shows their names. */
export const usersProjection: Projection<UserEvent> = {
  name: 'users',
  version: 1,
  stream: 'AUTH',
  events: userEvents,
  apply: foldEach<UserEvent, SealedUser>({
    touches: ({ data }) => [data.userId],
    // Gone from the moment that they asked for it: their key may still be on its way out.
    evolve: (_, event) => (event.type === 'portal.user.registered.v1' ? { name: event.data.name } : null),
  }),
};
