import type { Question } from '@portal/contracts/rest/question';
import type { Mount } from '@portal/contracts/web/mount';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { FailureAlert } from '@portal/ui/failure-alert';
import { PageHeading } from '@portal/ui/heading';
import { List } from '@portal/ui/list';
import { Loading } from '@portal/ui/loading';
import { usePage } from '@portal/ui/mounted/use-page';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { RequireAdmin } from '../access/require-admin.tsx';
import { useQuestionCounts } from '../hooks/use-question-counts.ts';
import { LongestWaiting } from '../parts/longest-waiting.tsx';
import { QuestionRow } from '../parts/question-row.tsx';
import { QuestionSearch } from '../parts/question-search.tsx';
import { RemoveQuestion } from '../parts/remove-question.tsx';
import { SaveTable } from '../parts/save-table.tsx';
import {
  listQuestions,
  noFilter,
  olderQuestions,
  type QuestionFilter,
  refreshQuestions,
} from '../store/questions.ts';
import { useCrmDispatch, useCrmSelector } from '../store/store.ts';
import { cabinetCrumbs } from './crumbs.ts';
import styles from './questions-page.module.css';

/** `/crm/SendUs`: an administrator reads what visitors have asked, as it comes. */
export function QuestionsPage(mount: Mount) {
  return <RequireAdmin mount={mount}>{() => <Questions {...mount} />}</RequireAdmin>;
}

function Questions(mount: Mount) {
  const { api, announce, toast } = mount;
  const { sendUs, popularSendUs, total, unanswered, filter, known, loading, complete, failure } =
    useCrmSelector((state) => state.questions);
  const dispatch = useCrmDispatch();
  const list = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [removing, setRemoving] = useState<Question | null>(null);
  const [removed, setRemoved] = useState<Question | null>(null);
  /** Grows when a search begins from outside its form: the form shows it then. */
  const [asked, setAsked] = useState(0);
  const counts = useQuestionCounts(mount, () => void dispatch(refreshQuestions({ api })));
  usePage(mount, 'Вопросы от посетителей', cabinetCrumbs);

  async function search(next: QuestionFilter) {
    const found = await dispatch(listQuestions({ api, filter: next }));
    if (listQuestions.fulfilled.match(found)) {
      const { length } = found.payload.list.sendUs;
      announce(length === 0 ? 'Вопросы не найдены.' : `Показано вопросов: ${length}.`);
    }
  }
  const open = useEffectEvent(() => void dispatch(listQuestions({ api, filter: noFilter })));
  useEffect(() => open(), []);

  // The button that opened the dialog is gone with its row. Nothing outside a dialog takes focus before it is closed.
  useEffect(() => {
    if (removed) list.current?.focus();
  }, [removed]);

  function show(number: number) {
    setAsked(asked + 1);
    void search({ search: `№${number}`, status: undefined });
    list.current?.focus();
  }

  return (
    <>
      <PageHeading>Вопросы от посетителей</PageHeading>
      {known && (
        <p>
          Без ответа: <strong>{counts?.unanswered ?? unanswered}</strong>. Всего: {counts?.total ?? total}.
        </p>
      )}
      <LongestWaiting questions={popularSendUs} onShow={show} />
      <QuestionSearch key={asked} filter={filter} busy={loading} onSearch={search} />
      <section aria-labelledby={listId}>
        <h2 id={listId} ref={list} tabIndex={-1}>
          {filter.search || filter.status ? 'Найденные вопросы' : 'Все вопросы'}
        </h2>
        {removed && (
          <Alert kind="success">
            <p>Вопрос № {removed.number} удалён.</p>
          </Alert>
        )}
        {failure && (
          <FailureAlert
            message={failure.message}
            onRetry={() => void dispatch(listQuestions({ api, filter }))}
          />
        )}
        {!known && !failure && <Loading />}
        {known && sendUs.length === 0 && <p>Вопросы не найдены.</p>}
        <List className={styles.list}>
          {known &&
            sendUs.map((question) => (
              <QuestionRow
                key={question._id}
                question={question}
                api={api}
                onRemove={() => setRemoving(question)}
              />
            ))}
        </List>
        {known && !complete && sendUs.length > 0 && (
          <Button kind="quiet" busy={loading} onClick={() => dispatch(olderQuestions({ api }))}>
            Показать ещё
          </Button>
        )}
        {known && sendUs.length > 0 && <SaveTable api={api} filter={filter} />}
      </section>
      {removing && (
        <RemoveQuestion
          question={removing}
          api={api}
          onCancel={() => setRemoving(null)}
          onRemoved={(question) => {
            setRemoving(null);
            setRemoved(question);
            toast('Вопрос удалён.', { seenOnly: true });
          }}
        />
      )}
    </>
  );
}
