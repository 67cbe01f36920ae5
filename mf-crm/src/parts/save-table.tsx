import type { Question } from '@portal/contracts/rest/question';
import type { Api } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { getQuestions } from '../api/questions.ts';
import { questionsCsv } from '../forms/questions-csv.ts';
import { saveFile } from '../forms/save-file.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import type { QuestionFilter } from '../store/questions.ts';

/** Saves all questions that fit the filter, also those that are not shown yet, as a table. */
export function SaveTable({ api, filter }: { api: Api; filter: QuestionFilter }) {
  const { busy, failure, send } = useSubmit<Question[]>();

  async function save() {
    const { search, status } = filter;
    const query = { ...(search && { search }), ...(status && { status }) };
    const questions = await send(async () => (await getQuestions(api, query)).sendUs);
    if (!questions) return;
    saveFile(new Blob([questionsCsv(questions)], { type: 'text/csv;charset=utf-8' }), 'Вопросы.csv');
  }

  return (
    <>
      <p>
        <Button kind="quiet" busy={busy} onClick={save}>
          Сохранить таблицей (CSV)
        </Button>
      </p>
      {failure && <FailureAlert message={failure.message} />}
    </>
  );
}
