/**
 * The first `length` characters of `text`, followed by '...' when something was left out (SPEC.md section 2, Card block).
 * Characters are Unicode code points, as in the contracts' limits, so that no emoji is cut into halves that mean nothing.
 */
export function cut(text: string, length: number): string {
  // No character takes more than two units: the rest of a long post need not be looked at.
  const characters = [...text.slice(0, (length + 1) * 2)];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
