import type { QuestionEvent } from '@portal/contracts/events/questions';
import type { Recorded } from '@portal/event-store/log';
import type { Documents } from '@portal/event-store/projection';
import { type Deleted, type Edited, edit, receive, type Sent } from '../../question/sealed-question.ts';
import type { SealedQuestion } from '../../question/sealing.ts';
import {
  DIRECTORY,
  type Directory,
  noPages,
  PAGE_SIZE,
  type Page,
  type Place,
  pageId,
  placeId,
} from './documents.ts';

/** Folds one event into the few documents it touches, however many questions there are. */
export async function foldQuestionList(event: Recorded<QuestionEvent>, documents: Documents): Promise<void> {
  switch (event.type) {
    case 'portal.question.sent.v1':
      return foldSent(event, documents);
    case 'portal.question.edited.v1':
      return foldEdited(event, documents);
    case 'portal.question.deleted.v1':
      return foldDeleted(event, documents);
  }
}

async function foldSent(event: Recorded<Sent>, documents: Documents): Promise<void> {
  const question = receive(event);
  const directory = (await documents.get<Directory>(DIRECTORY)) ?? noPages;
  const page = Math.floor(directory.sent / PAGE_SIZE);
  // Numbers only grow, so a page that was emptied and is not full yet may take its first one from here.
  const first = directory.pages[page]?.first ?? question.number;
  await changePage(documents, { ...directory, sent: directory.sent + 1 }, page, first, (questions) => [
    ...questions,
    question,
  ]);
  documents.set(placeId(question.id), { page } satisfies Place);
}

async function foldEdited(event: Recorded<Edited>, documents: Documents): Promise<void> {
  const id = event.data.questionId;
  await changeOne(id, documents, (question) => [edit(question, event)]);
}

async function foldDeleted({ data }: Recorded<Deleted>, documents: Documents): Promise<void> {
  await changeOne(data.questionId, documents, () => []);
  documents.delete(placeId(data.questionId));
}

async function changeOne(
  id: string,
  documents: Documents,
  change: (question: SealedQuestion) => SealedQuestion[],
): Promise<void> {
  const place = await documents.get<Place>(placeId(id));
  const directory = await documents.get<Directory>(DIRECTORY);
  if (!place || !directory) return;
  const first = directory.pages[place.page]?.first;
  if (first === undefined) return;
  await changePage(documents, directory, place.page, first, (questions) =>
    questions.flatMap((question) => (question.id === id ? change(question) : [question])),
  );
}

/** Changes a page, and what the directory says of it. */
async function changePage(
  documents: Documents,
  directory: Directory,
  n: number,
  first: number,
  change: (questions: SealedQuestion[]) => SealedQuestion[],
): Promise<void> {
  const questions = change((await documents.get<Page>(pageId(n)))?.questions ?? []);
  const { [n]: _, ...others } = directory.pages;
  if (questions.length === 0) {
    documents.delete(pageId(n));
    documents.set(DIRECTORY, { ...directory, pages: others } satisfies Directory);
    return;
  }
  const unanswered = questions.filter(({ status }) => status === 'new').length;
  const summary = { first, total: questions.length, unanswered };
  documents.set(pageId(n), { questions } satisfies Page);
  documents.set(DIRECTORY, { ...directory, pages: { ...others, [n]: summary } } satisfies Directory);
}
