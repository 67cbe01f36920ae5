import { isDeepStrictEqual } from 'node:util';
import type { PlaceEvent } from '@portal/contracts/events/content';
import type { PlaceFields } from '@portal/contracts/rest/content';
import type { Decider } from '@portal/event-store/decider';
import { IdempotencyConflictError } from '@portal/service-kit/errors';
import { ContentVersionError, PlaceNotFoundError } from '../errors.ts';

export type PlaceState =
  | { status: 'absent' }
  | { status: 'removed' }
  | { status: 'present'; version: number; fields: PlaceFields };

interface Expecting {
  /** The version that the editor has read (If-Match); absent: the last change wins. */
  expectedVersion?: number | undefined;
}

export type PlaceCommand =
  | { kind: 'add'; placeId: string; editorId: string; fields: PlaceFields }
  | ({ kind: 'change'; placeId: string; editorId: string; fields: PlaceFields } & Expecting)
  | ({ kind: 'remove'; placeId: string; editorId: string } & Expecting);

/** @throws {PlaceNotFoundError}, {ContentVersionError}, {IdempotencyConflictError} the id is taken */
function decide(command: PlaceCommand, state: PlaceState): PlaceEvent[] {
  const { placeId, editorId } = command;
  if (command.kind === 'add') {
    if (state.status !== 'absent') throw new IdempotencyConflictError();
    return [{ type: 'portal.place.added.v1', data: { placeId, editorId, ...command.fields } }];
  }
  if (state.status !== 'present') throw new PlaceNotFoundError();
  const { expectedVersion } = command;
  if (expectedVersion !== undefined && expectedVersion !== state.version) throw new ContentVersionError();
  if (command.kind === 'remove') return [{ type: 'portal.place.removed.v1', data: { placeId, editorId } }];
  const old = state.fields;
  const changes = Object.fromEntries(
    Object.entries(command.fields).filter(
      ([field, value]) => !isDeepStrictEqual(value, old[field as keyof PlaceFields]),
    ),
  );
  if (Object.keys(changes).length === 0) return [];
  return [{ type: 'portal.place.changed.v1', data: { placeId, editorId, ...changes } }];
}

function evolve(state: PlaceState, event: PlaceEvent): PlaceState {
  switch (event.type) {
    case 'portal.place.added.v1':
      return { status: 'present', version: 1, fields: placeFieldsOf(event.data) as PlaceFields };
    case 'portal.place.changed.v1':
      if (state.status !== 'present') return state;
      return {
        status: 'present',
        version: state.version + 1,
        fields: { ...state.fields, ...placeFieldsOf(event.data) },
      };
    case 'portal.place.removed.v1':
      return { status: 'removed' };
  }
}

/** What an event says of the place itself; the events' schemas are wider than today's choices, never narrower. */
export function placeFieldsOf(data: Extract<PlaceEvent, { type: `${string}.changed.v1` }>['data']) {
  const { placeId: _, editorId: __, ...fields } = data;
  return fields as Partial<PlaceFields>;
}

export const placeDecider: Decider<PlaceCommand, PlaceEvent, PlaceState> = {
  decide,
  evolve,
  initial: () => ({ status: 'absent' }),
};
