import type { Question } from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useLoaded } from '@portal/ui/loaded/use-loaded';
import { getQuestion } from '../api/questions.ts';

interface AnswerConflictProps {
  number: number;
  api: Api;
  /** The writer wants their own words to replace this version. */
  onOverwrite: (version: number) => void;
}

/** A colleague has saved the same question meanwhile: what they wrote is shown, and nothing typed is lost. */
export function AnswerConflict({ number, api, onOverwrite }: AnswerConflictProps) {
  const [now, retry] = useLoaded(() => getQuestion(api, number));
  return (
    <>
      <Alert kind="error" title="Вопрос тем временем изменил кто-то другой">
        <p>Ваш ответ остался в форме.</p>
        {now.state === 'ready' && now.value && <Theirs question={now.value} onOverwrite={onOverwrite} />}
        {now.state === 'ready' && !now.value && <p>Вопрос удалён.</p>}
      </Alert>
      {now.state === 'failed' && <FailureAlert message={now.failure.message} onRetry={retry} />}
    </>
  );
}

function Theirs({
  question,
  onOverwrite,
}: { question: Question } & Pick<AnswerConflictProps, 'onOverwrite'>) {
  return (
    <>
      <p>{question.answer ? `Сейчас записано: «${question.answer}»` : 'Сейчас ответ не записан.'}</p>
      <Button kind="quiet" onClick={() => onOverwrite(question.version)}>
        Сохранить мой ответ вместо него
      </Button>
    </>
  );
}
