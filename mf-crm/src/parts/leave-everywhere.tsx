import type { MessageAnswer } from '@portal/contracts/rest/auth';
import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useId } from 'react';
import { leaveEverywhere } from '../api/account.ts';
import { useSubmit } from '../hooks/use-submit.ts';

/** For whoever has forgotten to sign out on another computer. */
export function LeaveEverywhere({ api, session, toast }: Pick<Mount, 'api' | 'session' | 'toast'>) {
  const { busy, failure, send } = useSubmit<MessageAnswer>();
  const headingId = useId();

  async function leave() {
    const answer = await send(() => leaveEverywhere(api));
    if (!answer) return;
    toast(answer.message);
    session.signOut();
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Выйти на всех устройствах</h2>
      <p>Если вы забыли выйти на чужом компьютере или телефоне, завершите все входы сразу, и этот тоже.</p>
      {failure && <FailureAlert message={failure.message} />}
      <p>
        <Button kind="quiet" busy={busy} onClick={leave}>
          Выйти везде
        </Button>
      </p>
    </section>
  );
}
