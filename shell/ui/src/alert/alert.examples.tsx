import { Alert } from './alert.tsx';

export const examples = {
  info: <Alert kind="info">Приём документов — в кабинете 12.</Alert>,
  success: <Alert kind="success">Ваш вопрос успешно отправлен!</Alert>,
  warning: (
    <Alert kind="warning" title="Центр закрыт">
      1 января приёма нет.
    </Alert>
  ),
  error: <Alert kind="error">Произошла ошибка при отправке. Попробуйте снова.</Alert>,
};
