import type { IncomingMessage } from 'node:http';

/**
 * Whether whoever stands before the gateway may have read another request than Node's parser did: not exactly one Host
 * (RFC 9112, 3.2), or chunks in HTTP/1.0 (6.1). All else of that kind the parser refuses by itself.
 */
export function isAmbiguous({ rawHeaders, httpVersionMinor, headers }: IncomingMessage): boolean {
  const old = httpVersionMinor === 0;
  if (old && headers['transfer-encoding'] !== undefined) return true;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && !old);
}
