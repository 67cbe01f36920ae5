import type { Crumb } from '@portal/contracts/web/mount';
import { places } from '@portal/contracts/web/places';
import { use } from 'react';
import { PrerenderContext } from '../prerender/prerender-context.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Between 'Главная' and the page itself. */
  crumbs: Crumb[];
  title: string;
}

/** Where the page is. Not shown on the home page, which is where it begins. */
export function Breadcrumbs({ crumbs, title }: BreadcrumbsProps) {
  const prerendering = use(PrerenderContext);
  const way: Crumb[] = [{ title: 'Главная', path: '/' }, ...crumbs];
  return (
    <nav className={styles.breadcrumbs} aria-label="Вы здесь">
      <ol>
        {way.map((crumb) => (
          <li key={crumb.title}>
            {crumb.path ? <a href={crumb.path}>{crumb.title}</a> : crumb.title}
            <span aria-hidden="true"> ›</span>
          </li>
        ))}
        <li aria-current="page">{prerendering ? places.title : title}</li>
      </ol>
    </nav>
  );
}
