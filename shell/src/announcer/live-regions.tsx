import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { listen } from './announcer.ts';

/** The live regions. They are in the page from its start: screen readers miss the words of a region that is added with them. */
export function LiveRegions() {
  const [said, hear] = useState({ polite: '', assertive: '' });
  useEffect(() => listen(hear), []);
  return (
    <VisuallyHidden>
      <span role="status" data-announcer="polite">
        {said.polite}
      </span>
      <span role="alert" data-announcer="assertive">
        {said.assertive}
      </span>
    </VisuallyHidden>
  );
}
