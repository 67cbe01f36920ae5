import type { Question } from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';
import { removeQuestion } from '../store/questions.ts';
import { useCrmDispatch } from '../store/store.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';

interface RemoveQuestionProps {
  question: Question;
  api: Api;
  onRemoved: (question: Question) => void;
  onCancel: () => void;
}

/** Asks before a question is forgotten for good. */
export function RemoveQuestion({ question, api, onRemoved, onCancel }: RemoveQuestionProps) {
  const dispatch = useCrmDispatch();
  return (
    <ConfirmRemoval
      title="Удалить вопрос?"
      remove={() => dispatch(removeQuestion({ api, id: question._id })).unwrap()}
      onRemoved={() => onRemoved(question)}
      onCancel={onCancel}
    >
      Вопрос № {question.number} «{question.title}» ({question.name}) будет удалён
      {question.file && ' вместе с файлом'}. Вернуть его будет нельзя.
    </ConfirmRemoval>
  );
}
