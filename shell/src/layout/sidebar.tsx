import { portalName } from '@portal/contracts/web/pages';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { Ref } from 'react';
import { Menu } from '../menu/menu.tsx';
import { SignInArea } from '../session/sign-in-area.tsx';
import { Logo } from './logo.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  hidden: boolean;
  onHide: () => void;
  closeRef: Ref<HTMLButtonElement>;
  /** Pattern of the page in view. */
  current: string;
}

/** Logo, sign-in, menu and support line (SPEC.md section 2, Layout). Hidden, it is inert as well as out of sight. */
export function Sidebar({ hidden, onHide, closeRef, current }: SidebarProps) {
  return (
    <aside id="sidebar" className={styles.sidebar} aria-label="Меню сайта" inert={hidden}>
      <div className={styles.head}>
        <a className={styles.logo} href="/">
          <Logo />
          <span>{portalName}</span>
        </a>
        <button ref={closeRef} type="button" className={styles.close} onClick={onHide}>
          <span aria-hidden="true">×</span>
          <VisuallyHidden>Скрыть меню</VisuallyHidden>
        </button>
      </div>
      <SignInArea />
      <Menu current={current} />
      <p className={styles.support}>При поддержке государственного политехнического колледжа</p>
    </aside>
  );
}
