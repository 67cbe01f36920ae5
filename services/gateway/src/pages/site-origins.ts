/** Names under which one portal may reasonably be reached. */
const MOST = 16;
const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * The origin that absolute addresses are written with: the one that is set, or the one the visitor came by. What a client
 * says is in each answer that is kept for it, so that only so many different ones are believed.
 */
export class SiteOrigins {
  readonly #set: string | undefined;
  readonly #known = new Set<string>();

  /** @param set of PUBLIC_URL */
  constructor(set: string | undefined) {
    this.#set = set && new URL(set).origin;
  }

  /** @returns '' when no absolute address can be named */
  of(protocol: string, host: string): string {
    if (this.#set) return this.#set;
    if (!plainHost.test(host)) return '';
    const origin = `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
    if (this.#known.has(origin)) return origin;
    if (this.#known.size >= MOST) return '';
    this.#known.add(origin);
    return origin;
  }
}
