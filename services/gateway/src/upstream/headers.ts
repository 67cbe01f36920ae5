import type { IncomingHttpHeaders } from 'node:http';

/** They speak of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a client says of these is not believed, or is the gateway's own business. */
const ours = ['host', 'expect', 'forwarded', 'via', 'accept-encoding', 'x-real-ip', 'cookie'];

const refused = new Set([...hopByHop, ...ours]);
const refusedPrefix = /^(?:portal-|x-forwarded-)/;

/** Of a request without a body nothing is handed on that would announce one. */
const ofBody = new Set(['content-length', 'content-type', 'content-encoding']);

export type Headers = Record<string, string | string[]>;

/** Headers named by Connection belong to the connection as well. */
function namedByConnection(headers: IncomingHttpHeaders): Set<string> {
  const value = headers.connection ?? '';
  return new Set(value.split(',').map((name) => name.trim().toLowerCase()));
}

/** What a service gets of a client's headers. */
export function requestHeaders(incoming: IncomingHttpHeaders, hasBody: boolean): Headers {
  const named = namedByConnection(incoming);
  const headers: Headers = {};
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || refused.has(name) || refusedPrefix.test(name) || named.has(name)) continue;
    if (!hasBody && ofBody.has(name)) continue;
    headers[name] = value;
  }
  return headers;
}

/** Never from a service: they are set by the gateway, for every answer alike, or concern the inside alone. */
const notPassedBack = new Set([...hopByHop, 'date', 'server', 'x-powered-by', 'set-cookie', 'x-request-id']);

/** What a client gets of a service's headers. */
export function responseHeaders(incoming: IncomingHttpHeaders): Headers {
  const named = namedByConnection(incoming);
  const headers: Headers = {};
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || notPassedBack.has(name) || name.startsWith('portal-') || named.has(name))
      continue;
    headers[name] = value;
  }
  return headers;
}
