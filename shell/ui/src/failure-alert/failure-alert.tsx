import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

export interface FailureAlertProps {
  /** The server's own words, in Russian; '' when it gave none. */
  message: string;
  /** Tries once more; without it there is no button. */
  onRetry?: () => void;
}

/** A part that could not be fetched (SPEC.md section 8, generic fetch failure), with a way to try again. */
export function FailureAlert({ message, onRetry }: FailureAlertProps) {
  return (
    <Alert kind="error">
      <p>Ошибка: {message || 'Что-то пошло не так'}</p>
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          Повторить
        </Button>
      )}
    </Alert>
  );
}
