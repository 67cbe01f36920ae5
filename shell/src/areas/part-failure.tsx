import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';

export interface PartFailureProps {
  /** What is missing, as the visitor knows it. */
  title: string;
  /** Another try is under way. */
  busy?: boolean;
  onRetry: () => void;
}

/** Stands where a part of the page could not be shown; said at once, and everything around it works. */
export function PartFailure({ title, busy = false, onRetry }: PartFailureProps) {
  return (
    <Alert kind="error" title={`Не получилось показать: ${title}`}>
      <p>Остальной сайт работает. Нажмите «Повторить».</p>
      <p>
        <Button busy={busy} onClick={onRetry}>
          {busy ? 'Загрузка...' : 'Повторить'}
        </Button>
      </p>
      <p>
        Если не помогает, обратитесь в центр: понедельник–пятница, 8:00–17:00, обед 13:00–14:00. Адрес и
        телефоны — на странице <a href="/contacts">«Контакты»</a>, вопрос можно{' '}
        <a href="/SendUsForm">отправить с сайта</a>.
      </p>
    </Alert>
  );
}
