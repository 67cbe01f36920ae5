/** A random Idempotency-Key. `crypto.randomUUID` is missing on pages without TLS, where the portal must work too. */
export function attemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');
}
