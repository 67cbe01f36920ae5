import type { AreaRoute, Mount } from '@portal/contracts/web/mount';
import type { Page } from '@portal/contracts/web/pages';
import { places } from '@portal/contracts/web/places';
import { PageHeading } from '@portal/ui/heading';
import { Route, Routes } from 'react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { AreaPart } from './area-part.tsx';

/** A whole page that an area owns. */
export function AreaPage({ page, mount }: { page: Page; mount: Mount }) {
  return (
    <AreaPart
      key={page.owner}
      area={page.owner}
      page={page.path}
      title={page.title}
      place={places.page}
      show={({ routes }) => <AreaRoutes routes={routes} mount={mount} />}
      whenFailed={<PageHeading>{page.title}</PageHeading>}
    />
  );
}

/** Each path is a page of its own: going from one to another starts the page anew, also where one component serves both. */
function AreaRoutes({ routes, mount }: { routes: AreaRoute[]; mount: Mount }) {
  return (
    <Routes>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page key={mount.path} {...mount} />} />
      ))}
      <Route path="*" element={<NotFoundPage {...mount} />} />
    </Routes>
  );
}
