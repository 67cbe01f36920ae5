export type Encoding = 'br' | 'gzip' | 'identity';

/** Accept-Encoding headers differ little between visitors: what each asks for is worked out once. */
const known = new Map<string, Encoding>();
const KNOWN_MAX = 500;

/** The best coding for an Accept-Encoding header (RFC 9110, 12.5.3): brotli, else gzip, else none. */
export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const ready = known.get(header);
  if (ready) return ready;
  const best = choose(header);
  if (known.size < KNOWN_MAX) known.set(header, best);
  return best;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}
