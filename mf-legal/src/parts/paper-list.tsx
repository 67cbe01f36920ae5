import { useId } from 'react';
import type { AidGroup } from '../texts/material-aid.ts';

/** Which papers one group of people brings along. */
export function PaperList({ title, papers }: AidGroup) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ul>
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </section>
  );
}
