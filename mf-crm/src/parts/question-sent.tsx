import type { Question } from '@portal/contracts/rest/question';
import { Alert } from '@portal/ui/alert';

interface QuestionSentProps {
  question: Question;
  title: string;
}

/** That the question has arrived, and the number to quote. */
export function QuestionSent({ question: { number, email }, title }: QuestionSentProps) {
  return (
    <Alert kind="success" title={title}>
      <p>
        Номер вопроса: <strong>{number}</strong>
      </p>
      <p>
        Запишите его: по этому номеру вопрос легко найти, если вы позвоните. Ответ придёт на адрес {email}.
      </p>
    </Alert>
  );
}
