/** Stands for a page that was never read on this device, while there is no network. */
export function noNetworkPage(): Response {
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const html = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Нет связи с интернетом — Портал центра социального обслуживания</title>
<body>
<main>
<h1>Нет связи с интернетом</h1>
<p>Эту страницу вы ещё не открывали, поэтому сейчас её не показать. Проверьте связь и откройте страницу снова.</p>
<p>Без связи работают <a href="/trainings">электронные тренажёры</a> и страницы, которые вы недавно читали.</p>
</main>
`;
