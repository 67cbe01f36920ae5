import { PageHeading } from '@portal/ui/heading';

/** The accessibility statement: what the site does for its visitors today, and where to say that something does not work. */
export function AccessibilityPage() {
  return (
    <>
      <PageHeading>Доступность сайта</PageHeading>
      <p>Сайт сделан так, чтобы им могли пользоваться все.</p>
      <h2>Что можно сделать сейчас</h2>
      <ul>
        <li>Увеличить текст: кнопка «А+» вверху страницы. Уменьшить: кнопка «А−». Есть пять размеров.</li>
        <li>Пользоваться сайтом без мыши: клавиши Tab, Enter и пробел.</li>
        <li>Сразу перейти к содержанию: нажмите Tab в начале страницы, затем Enter.</li>
        <li>
          Слушать страницы с программой экранного доступа: каждая новая страница называет свой заголовок.
        </li>
      </ul>
      <h2>Если что-то не получается</h2>
      <p>
        <a href="/SendUsForm">Напишите нам</a>: что вы хотели сделать и что не получилось.
      </p>
    </>
  );
}
