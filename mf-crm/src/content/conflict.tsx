import { type Failure, failureOf } from '@portal/contracts/web/failure';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useState } from 'react';

interface ConflictProps {
  address: string;
  onOverwrite: () => Promise<void>;
}

/** Somebody else has saved the same thing meanwhile. Nothing typed is lost; what wins is for the editor to say. */
export function Conflict({ address, onOverwrite }: ConflictProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <>
      <Alert kind="error" title="Эти сведения тем временем изменил кто-то другой">
        <p>
          То, что вы набрали, осталось в форме.{' '}
          <a href={address} target="_blank" rel="noopener">
            Посмотреть новый вариант (откроется в новой вкладке)
          </a>
        </p>
        <Button kind="quiet" onClick={() => onOverwrite().catch((error) => setFailure(failureOf(error)))}>
          Сохранить мой вариант вместо него
        </Button>
      </Alert>
      {failure && <FailureAlert message={failure.message} />}
    </>
  );
}
