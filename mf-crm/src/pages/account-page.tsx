import type { User } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { usePage } from '@portal/ui/mounted/use-page';
import { RequireUser } from '../access/require-user.tsx';
import { ChangePassword } from '../parts/change-password.tsx';
import { DeleteAccount } from '../parts/delete-account.tsx';
import { LeaveEverywhere } from '../parts/leave-everywhere.tsx';
import { MyData } from '../parts/my-data.tsx';
import styles from './account-page.module.css';
import { cabinetCrumbs } from './crumbs.ts';

/** `/crm/account`: what everybody can do with their own account. */
export function AccountPage(mount: Mount) {
  return <RequireUser mount={mount}>{(user) => <Account mount={mount} user={user} />}</RequireUser>;
}

function Account({ mount, user }: { mount: Mount; user: User }) {
  usePage(mount, 'Учётная запись', cabinetCrumbs);
  return (
    <div className={styles.page}>
      <PageHeading>Учётная запись</PageHeading>
      <p>
        Вы вошли как <strong>{user.username}</strong>.
      </p>
      <ChangePassword {...mount} user={user} />
      <LeaveEverywhere {...mount} />
      {!user.oneTimePassword && <MyData {...mount} />}
      <DeleteAccount {...mount} />
    </div>
  );
}
