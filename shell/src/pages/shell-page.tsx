import type { Mount } from '@portal/contracts/web/mount';
import type { Page } from '@portal/contracts/web/pages';
import type { ComponentType } from 'react';
import { AccessibilityPage } from './accessibility-page.tsx';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SearchPage } from './search-page.tsx';

const shellPages: Record<string, ComponentType<Mount>> = {
  '/': HomePage,
  '/dostupnost': AccessibilityPage,
  '/poisk': SearchPage,
};

/** A page of the shell's own. */
export function ShellPage({ page, mount }: { page: Page; mount: Mount }) {
  const Shown = shellPages[page.path] ?? NotFoundPage;
  return <Shown {...mount} />;
}
