import { meetings } from '../texts/meeting-blind-people.ts';

/** What the five videos teach, in words: it can be read, and listened to, before and without the videos. */
export function MeetingCaptions() {
  return meetings.map(({ title, caption }) => (
    <section key={title}>
      <h2>{title}</h2>
      <p>{caption}</p>
    </section>
  ));
}
