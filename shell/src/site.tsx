import { useLocation } from 'react-router';
import { AreaPage } from './areas/area-page.tsx';
import { useMount } from './areas/use-mount.ts';
import { useFacts } from './facts/use-facts.ts';
import { Layout } from './layout/layout.tsx';
import { pageOf } from './navigation/page-of.ts';
import { useArrival } from './navigation/use-arrival.ts';
import { useLinks } from './navigation/use-links.ts';
import { usePageInfo } from './navigation/use-page-info.ts';
import { ShellPage } from './pages/shell-page.tsx';

/** The page of the current address inside the layout. Only the area that owns the address is loaded for it. */
export function Site() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const { info, tell } = usePageInfo(pathname, page);
  const mount = useMount(pathname, tell);
  useLinks();
  useFacts(pathname);
  useArrival(pathname);
  return (
    <Layout page={page} pathname={pathname} info={info}>
      {page.owner === 'shell' ? (
        <ShellPage page={page} mount={mount} />
      ) : (
        <AreaPage page={page} mount={mount} />
      )}
    </Layout>
  );
}
