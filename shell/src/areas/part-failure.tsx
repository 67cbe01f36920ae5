import { hoursInWords } from '@portal/contracts/content/hours-in-words';
import { telephoneAddress } from '@portal/contracts/content/telephone';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useAppSelector } from '../store/hooks.ts';

export interface PartFailureProps {
  /** What is missing, as the visitor knows it. */
  title: string;
  /** Another try is under way. */
  busy?: boolean;
  onRetry: () => void;
}

/** Stands where a part of the page could not be shown; said at once, and everything around it works. */
export function PartFailure({ title, busy = false, onRetry }: PartFailureProps) {
  const { contacts, hours } = useAppSelector((state) => state.facts);
  const phone = contacts.phones[0]?.number;
  return (
    <Alert kind="error" title={`Не получилось показать: ${title}`}>
      <p>Остальной сайт работает. Нажмите «Повторить».</p>
      <p>
        <Button busy={busy} onClick={onRetry}>
          {busy ? 'Загрузка...' : 'Повторить'}
        </Button>
      </p>
      <p>
        Если не помогает, обратитесь в центр
        {phone && (
          <>
            {' '}
            по телефону <a href={telephoneAddress(phone)}>{phone}</a>
          </>
        )}
        : {hoursInWords(hours)}. Адрес и телефоны — на странице <a href="/contacts">«Контакты»</a>, вопрос
        можно <a href="/SendUsForm">отправить с сайта</a>.
      </p>
    </Alert>
  );
}
