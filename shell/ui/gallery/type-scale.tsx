const scale = [
  ['--title-page', 'Заголовок страницы', 700],
  ['--title-section', 'Заголовок раздела', 700],
  ['--title', 'Заголовок карточки', 700],
  ['--text', 'Обычный текст: приём документов в кабинете 12.', 400],
  ['--text-small', 'Мелкий текст: дата и подпись', 400],
] as const;

/** The five sizes that text may have, each in its own size. */
export function TypeScale() {
  return (
    <>
      <h2>Размеры текста</h2>
      {scale.map(([token, words, weight]) => (
        <p key={token} style={{ fontSize: `var(${token})`, fontWeight: weight, lineHeight: 1.25 }}>
          {words} <code>{token}</code>
        </p>
      ))}
    </>
  );
}
