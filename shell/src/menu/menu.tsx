import { Icon } from '@portal/ui/icon';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { groupPressed } from '../layout/layout-slice.ts';
import { Given } from '../prerender/given.tsx';
import { usePlaced } from '../prerender/use-placed.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import styles from './menu.module.css';
import { type MenuExternalLink, type MenuGroup, type MenuLink, menuEntries } from './menu-entries.ts';
import { moveFocus } from './move-focus.ts';

/** The whole menu: links and groups, of which one is open at a time. `current` is the pattern of the page in view. */
export function Menu({ current }: { current: string }) {
  return (
    <nav aria-label="Главное меню">
      <ul className={styles.menu} onKeyDown={moveFocus}>
        {menuEntries.map((entry) => (
          <li key={entry.title}>
            {'entries' in entry ? (
              <Group group={entry} current={current} />
            ) : (
              <Entry entry={entry} current={current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, current }: { group: MenuGroup; current: string }) {
  const open = useAppSelector((state) => state.layout.openGroup === group.title);
  const dispatch = useAppDispatch();
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => dispatch(groupPressed(group.title))}
      >
        {group.title}
        <span className={styles.sign} aria-hidden="true">
          {open ? '−' : '+'}
        </span>
      </button>
      <ul id={listId} className={styles.group} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.title}>
            <Entry entry={entry} current={current} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, current }: { entry: MenuLink | MenuExternalLink; current: string }) {
  if ('external' in entry) return <ExternalEntry {...entry} />;
  return (
    <a className={styles.item} href={entry.path} aria-current={entry.path === current ? 'page' : undefined}>
      {entry.title}
    </a>
  );
}

/** Says in words that it leads away from the portal: the sign alone would not be heard. */
function ExternalEntry({ title, external }: MenuExternalLink) {
  const address = useAppSelector((state) => state.facts.links[external]);
  const href = usePlaced(`link ${external}`, address);
  const awaited = (
    <span className={styles.awaited}>
      {title}
      <small>Ссылка появится позже</small>
    </span>
  );
  return (
    <Given fact={`link ${external}`} is={address !== ''} otherwise={awaited}>
      <a className={`${styles.item} ${styles.external}`} href={href} rel="external noopener">
        <span>
          {title}
          <small>Другой сайт</small>
        </span>
        <Icon of={ExternalLink} />
      </a>
    </Given>
  );
}
