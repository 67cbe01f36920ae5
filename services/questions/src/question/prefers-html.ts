/**
 * Whether a browser that posts a form by itself is asking, rather than a program (RFC 9110, 12.5.1): HTML must be named,
 * and JSON must not be wanted more.
 */
export function prefersHtml(accept: string | undefined): boolean {
  const weight = (type: string) => {
    for (const range of (accept ?? '').toLowerCase().split(',')) {
      const [name, ...parameters] = range.split(';').map((part) => part.trim());
      if (name !== type) continue;
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return q === undefined ? 1 : Number(q.slice(2)) || 0;
    }
    return 0;
  };
  const html = weight('text/html');
  return html > 0 && html >= weight('application/json');
}
