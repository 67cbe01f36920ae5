import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { UNREADABLE } from './event-catalogue.ts';
import type { AppendContext, NewEvent, Recorded } from './log.ts';

/** A message as it is published; `id` is also its `Nats-Msg-Id`. */
export interface Outgoing {
  subject: string;
  id: string;
  headers: MsgHdrs;
  payload: Uint8Array;
}

export interface Stamp extends AppendContext {
  id: string;
  /** ISO 8601. */
  time: string;
  source: string;
}

/** An event in CloudEvents 1.0 binary mode (NATS protocol binding): attributes as headers, data as the JSON body. */
export function encode(subject: string, event: NewEvent, stamp: Stamp): Outgoing {
  const h = headers();
  h.set('ce-specversion', '1.0');
  h.set('ce-id', stamp.id);
  h.set('ce-type', event.type);
  h.set('ce-source', stamp.source);
  h.set('ce-time', stamp.time);
  h.set('ce-subject', subject);
  h.set('content-type', 'application/json');
  h.set('Nats-Msg-Id', stamp.id);
  if (stamp.request) h.set('ce-request', stamp.request);
  if (stamp.traceparent) h.set('traceparent', stamp.traceparent);
  return { subject, id: stamp.id, headers: h, payload: Buffer.from(JSON.stringify(event.data)) };
}

interface Stored {
  subject: string;
  sequence: number;
  headers: MsgHdrs | undefined;
  data: Uint8Array;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The reverse. What is no event of ours gets the type UNREADABLE: whoever meets it must stop, not skip it. */
export function decode({ subject, sequence, headers: h, data }: Stored): Recorded {
  const [type, id, time] = [h?.get('ce-type'), h?.get('ce-id'), h?.get('ce-time')];
  if (type && id && time) {
    try {
      const event: Recorded = { type, data: JSON.parse(decoder.decode(data)), id, subject, sequence, time };
      const request = h?.get('ce-request');
      if (request) event.request = request;
      return event;
    } catch {
      // no JSON: unreadable
    }
  }
  return { type: UNREADABLE, data: null, id: '', subject, sequence, time: '' };
}

/** The answer to a direct get carries subject and sequence as headers. */
export function decodeDirect(message: Msg): Recorded {
  const h = message.headers;
  return decode({
    subject: h?.get('Nats-Subject') ?? '',
    sequence: Number(h?.get('Nats-Sequence')),
    headers: h,
    data: message.data,
  });
}
