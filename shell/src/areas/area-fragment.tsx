import type { Mount } from '@portal/contracts/web/mount';
import { places } from '@portal/contracts/web/places';
import { AreaError } from '../federation/area-errors.ts';
import { AreaPart } from './area-part.tsx';

interface AreaFragmentProps {
  area: string;
  /** Name under which the area lends the part: 'latest'. */
  fragment: string;
  title: string;
  mount: Mount;
}

/** A part that an area lends to another page. It can't change that page's title or breadcrumbs. */
export function AreaFragment({ area, fragment, title, mount }: AreaFragmentProps) {
  return (
    <AreaPart
      area={area}
      title={title}
      place={places.fragment(area, fragment)}
      show={({ fragments }) => {
        const Part = fragments[fragment];
        if (!Part) throw new AreaError('AREA_FRAGMENT_UNKNOWN', `${area} lends no ${fragment}`);
        return <Part {...mount} page={ignored} />;
      }}
    />
  );
}

const ignored = () => {};
