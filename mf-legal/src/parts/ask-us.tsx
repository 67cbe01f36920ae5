import { LinkButton } from '@portal/ui/button';

/** The way to the question form, with the question that leads there. */
export function AskUs({ question }: { question: string }) {
  return (
    <>
      <p>{question} Спросите сотрудников центра.</p>
      <p>
        <LinkButton href="/SendUsForm">Написать нам</LinkButton>
      </p>
    </>
  );
}
