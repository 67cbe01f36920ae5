import { paragraphs } from './paragraphs.tsx';

export const examples = {
  two: (
    <>
      {paragraphs('Приём документов начался.\n\nВозьмите с собой паспорт.').map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  ),
};
