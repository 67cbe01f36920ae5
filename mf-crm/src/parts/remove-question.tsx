import type { Question } from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FailureAlert } from '@portal/ui/failure-alert';
import { useSubmit } from '../hooks/use-submit.ts';
import { removeQuestion } from '../store/questions.ts';
import { useCrmDispatch } from '../store/store.ts';

interface RemoveQuestionProps {
  question: Question;
  api: Api;
  onRemoved: (question: Question) => void;
  onCancel: () => void;
}

/** Asks before a question is forgotten for good. */
export function RemoveQuestion({ question, api, onRemoved, onCancel }: RemoveQuestionProps) {
  const dispatch = useCrmDispatch();
  const { busy, failure, send } = useSubmit<Question>();

  async function remove() {
    const removed = await send(() => dispatch(removeQuestion({ api, id: question._id })).unwrap());
    if (removed) onRemoved(question);
  }

  return (
    <Dialog
      open
      title="Удалить вопрос?"
      onClose={onCancel}
      closeLabel="Отмена"
      actions={
        <Button kind="danger" busy={busy} onClick={remove}>
          Удалить
        </Button>
      }
    >
      <p>
        Вопрос № {question.number} «{question.title}» ({question.name}) будет удалён
        {question.file && ' вместе с файлом'}. Вернуть его будет нельзя.
      </p>
      {failure && <FailureAlert message={failure.message} />}
    </Dialog>
  );
}
