import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { RequireAdmin } from '../access/require-admin.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';
import { usePage } from '../hooks/use-page.ts';
import { cabinetCrumbs } from '../pages/crumbs.ts';
import { getEverything } from './content-api.ts';
import { Overview } from './overview.tsx';
import { WhenLoaded } from './when-loaded.tsx';

const TITLE = 'Материалы сайта';

/** `/crm/content`: all that administrators may change of the site's content. */
export function ContentPage(mount: Mount) {
  return <RequireAdmin mount={mount}>{() => <Everything {...mount} />}</RequireAdmin>;
}

function Everything(mount: Mount) {
  usePage(mount, TITLE, cabinetCrumbs);
  const [everything, retry] = useLoaded((signal) => getEverything(mount.api, signal));
  return (
    <>
      <PageHeading>{TITLE}</PageHeading>
      <WhenLoaded loaded={everything} onRetry={retry}>
        {(everything) => <Overview everything={everything} />}
      </WhenLoaded>
    </>
  );
}
