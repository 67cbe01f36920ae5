import { failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';

/** What the stream of GET /api/SendUs/events tells: what happened, and how many questions there are now. */
export interface Heard {
  /** 'none': the stream has begun. */
  change: 'none' | 'sent' | 'edited' | 'deleted';
  total: number;
  unanswered: number;
}

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Listens until the signal, through lost connections; gives up when the session may not listen. */
export async function hearQuestions(
  api: Api,
  heard: (news: Heard) => void,
  signal: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    try {
      const { body } = await api.open('/api/SendUs/events', { signal });
      for await (const news of eventsOf(body)) {
        pause = FIRST_PAUSE;
        heard(news);
      }
    } catch (error) {
      const { status } = failureOf(error);
      if (status === 401 || status === 403) return;
    }
    await after(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

/** The data of each event of a text/event-stream. */
async function* eventsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Heard> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) yield JSON.parse(data) as Heard;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Resolves after so many milliseconds, or at once when the signal comes. */
function after(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
