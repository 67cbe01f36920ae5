import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { WhenLoaded } from '@portal/ui/loaded';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { usePage } from '@portal/ui/mounted/use-page';
import { RequireAdmin } from '../access/require-admin.tsx';
import { cabinetCrumbs } from '../pages/crumbs.ts';
import { getEverything } from './content-api.ts';
import { Overview } from './overview.tsx';

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
