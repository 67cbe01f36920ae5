import { expect, it } from 'vitest';
import { question } from '../testing/question.ts';
import { questionsCsv } from './questions-csv.ts';

it('is a table that a Russian spreadsheet reads', () => {
  const table = questionsCsv([
    question(2, { title: 'Лифт; пандус', text: 'Он сказал: "Нет".\nПочему?' }),
    question(1, {
      status: 'answered',
      answer: 'Да.',
      file: { name: 'a.pdf', size: 1, type: 'application/pdf' },
    }),
  ]);
  expect(table).toBe(
    '\ufeff"Номер";"Когда";"Состояние";"Тема";"Имя";"Почта";"Вопрос";"Файл";"Записанный ответ"\r\n' +
      '"2";"2026-11-20 12:00";"Без ответа";"Лифт; пандус";"Борис";"boris@example.by";"Он сказал: ""Нет"".\nПочему?";"";""\r\n' +
      '"1";"2026-11-20 12:00";"Ответ дан";"Вопрос 1";"Борис";"boris@example.by";"Текст вопроса 1.";"a.pdf";"Да."\r\n',
  );
});

it.each(['=1+1', '+375', '-2', '@SUM(A1)', ' =cmd', '\t=1', '\u00a0=1', '＝1', '\rx'])(
  'shows %j and does not calculate it',
  (name) => {
    expect(questionsCsv([question(1, { name })])).toContain(`;"'${name}";`);
  },
);

it('leaves harmless words alone', () => {
  expect(questionsCsv([question(1, { name: 'Анна-Мария =)' })])).toContain(';"Анна-Мария =)";');
});
