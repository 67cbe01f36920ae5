import type { SealedFile } from '@portal/contracts/events/questions';
import type { Question, QuestionStatus } from '@portal/contracts/rest/question';
import type { Vault } from '@portal/event-store/vault';

/** The key of everything that belongs to one question. */
export const keySubject = (questionId: string) => `keys.question.${questionId}`;

export interface Fields {
  title: string;
  name: string;
  email: string;
  text: string;
}

/** The same, sealed. */
export type SealedFields = Fields;

/** What an edit changes, sealed but for the status. */
export type SealedChanges = Partial<SealedFields & { answer: string; status: QuestionStatus }>;

/** A question as the log and the read models hold it; `answer` is null until there was one. */
export interface SealedQuestion extends SealedFields {
  id: string;
  number: number;
  file: SealedFile | null;
  status: QuestionStatus;
  answer: string | null;
  createdAt: string;
  version: number;
}

/** @throws NoKeyError when the question was forgotten; LogUnavailableError */
export async function sealAll<T extends Record<string, string>>(
  vault: Vault,
  questionId: string,
  texts: T,
): Promise<T> {
  const subject = keySubject(questionId);
  const sealed = await Promise.all(
    Object.entries(texts).map(async ([field, text]) => [field, await vault.seal(subject, text)]),
  );
  return Object.fromEntries(sealed) as T;
}

/**
 * A question to be read; null once it was forgotten.
 * @throws SealBrokenError, LogUnavailableError
 */
export async function openQuestion(vault: Vault, question: SealedQuestion): Promise<Question | null> {
  const { id, number, file, status, createdAt, version } = question;
  const open = (sealed: string) => vault.open(keySubject(id), sealed);
  const title = await open(question.title);
  if (title === null) return null;
  const [name, email, text, answer, fileName] = await Promise.all([
    open(question.name),
    open(question.email),
    open(question.text),
    question.answer === null ? '' : open(question.answer),
    file && open(file.name),
  ]);
  // Forgotten between two of them.
  if (name === null || email === null || text === null || answer === null) return null;
  if (file && fileName === null) return null;
  return {
    ...{ _id: id, number, title, name, email, text },
    file: file && { name: fileName!, size: file.size, type: file.type },
    ...{ status, answer, createdAt, version },
  };
}
