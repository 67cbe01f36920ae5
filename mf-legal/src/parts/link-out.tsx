/** A link to another site, said in words: a sign alone would not be heard. Nothing is fetched from there before a press. */
export function LinkOut({ href, children }: { href: string; children: string }) {
  return (
    <>
      <a href={href} rel="external noopener">
        {children}
      </a>{' '}
      (другой сайт)
    </>
  );
}
