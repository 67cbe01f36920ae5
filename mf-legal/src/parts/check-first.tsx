import { Note } from './note.tsx';

/** Stands beside every list of papers: the lists are the usual ones, and the centre decides. */
export function CheckFirst() {
  return (
    <Note>
      Это обычный список. В вашем случае он может быть другим. Перед приходом проверьте список по телефону:{' '}
      <a href="/contacts">контакты центра</a>.
    </Note>
  );
}
