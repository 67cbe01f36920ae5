/**
 * Splits what an editor typed (LF line ends) into paragraphs at its empty lines. Single line ends stay inside a
 * paragraph; the page keeps them with `white-space: pre-line`.
 */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
