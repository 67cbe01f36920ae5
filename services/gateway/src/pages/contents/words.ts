import type { Post } from '@portal/contracts/rest/post';
import { type Html, html, nothing } from '../html.ts';

/** Characters that search engines show of a description. */
const DESCRIPTION = 160;

const date = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Minsk' });

/** The day of an instant where the centre is: '21 ноября 2026 г.' */
export const dateTime = (instant: string): Html =>
  html`<time datetime="${instant}">${date.format(new Date(instant))}</time>`;

/** SPEC.md section 2: cut to so many characters, with '...' where something was cut. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}...`;
}

/** The beginning of a text on one line, cut between words. */
export function summary(text: string, most = DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), most / 2)).replace(/[\s,.:;—–-]+$/, '')}…`;
}

/** What an editor typed, as paragraphs at its empty lines; single line ends stay line ends. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(
      (paragraph) =>
        html`<p>${paragraph.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))}</p>`,
    );
}

export const pictureOf = ({ imgUrl }: Pick<Post, 'imgUrl'>): string | null =>
  imgUrl ? `/api/uploads/${encodeURIComponent(imgUrl)}` : null;

export const picture = (post: Post, loading: 'eager' | 'lazy'): Html => {
  const path = pictureOf(post);
  return path
    ? html`<p><img src="${path}" alt="${post.imgAlt}" width="640" height="360" loading="${loading}"></p>`
    : nothing;
};
