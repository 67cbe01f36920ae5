import type { PageInfo } from '@portal/contracts/web/mount';
import type { Page } from '@portal/contracts/web/pages';
import { Button, LinkButton } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu as Hamburger, Search } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { LiveRegions } from '../announcer/live-regions.tsx';
import { TextSizeButtons } from '../display/text-size-buttons.tsx';
import { useDisplayPanel } from '../display/use-display-panel.ts';
import { useListenBar } from '../listening/use-listen-bar.ts';
import { contentId } from '../navigation/arrival.ts';
import { PrerenderContext } from '../prerender/prerender-context.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HelpLine } from './help-line.tsx';
import styles from './layout.module.css';
import { SampleBanner } from './sample-banner.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toaster } from './toaster.tsx';
import { useSidebar } from './use-sidebar.ts';

interface LayoutProps {
  page: Page;
  pathname: string;
  info: PageInfo;
  children: ReactNode;
}

/** What stands around every page (SPEC.md section 2, Layout). */
export function Layout({ page, pathname, info, children }: LayoutProps) {
  const prerendering = use(PrerenderContext);
  const { hidden, covers, toggle, closeRef, openRef } = useSidebar(pathname);
  const display = useDisplayPanel();
  const ListenBar = useListenBar(page);
  return (
    <>
      <SkipLink />
      <LiveRegions />
      <div className={hidden ? `${styles.frame} ${styles.alone}` : styles.frame}>
        <Sidebar hidden={hidden} onHide={toggle} closeRef={closeRef} current={page.path} />
        {covers && <div className={styles.shade} aria-hidden="true" onClick={toggle} />}
        <div className={styles.page} inert={covers}>
          <header className={styles.top}>
            {hidden && (
              <Button ref={openRef} kind="quiet" className={styles.open} onClick={toggle}>
                <Icon of={Hamburger} />
                Меню
              </Button>
            )}
            {prerendering && (
              <a className="menu-below" href="#sidebar">
                Меню
              </a>
            )}
            <LinkButton kind="quiet" href="/poisk">
              <Icon of={Search} />
              Поиск
            </LinkButton>
            <TextSizeButtons />
            <Button
              ref={display.button}
              kind="quiet"
              aria-expanded={display.open}
              aria-controls={display.id}
              onPointerEnter={display.approach}
              onFocus={display.approach}
              onClick={display.toggle}
            >
              Вид и звук
            </Button>
          </header>
          {display.Panel && <display.Panel id={display.id} onClose={display.close} />}
          <div className={styles.column}>
            <div className={styles.way}>
              {page.path !== '/' && <Breadcrumbs crumbs={info.crumbs ?? []} title={info.title} />}
              {ListenBar && <ListenBar key={pathname} />}
            </div>
            <main id={contentId} tabIndex={-1}>
              {children}
            </main>
            <SampleBanner />
            <HelpLine />
          </div>
        </div>
      </div>
      <ScrollToTop />
      <Toaster />
    </>
  );
}
