import type { Api, Mount } from '@portal/contracts/web/mount';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Heard, hearQuestions } from '../api/question-counts.ts';

/**
 * How many questions there are and wait, as it changes; null until it is known. A new one is announced in turn.
 * @param onChange something has changed, or may have while the connection was lost
 */
export function useQuestionCounts(
  { api, announce }: Pick<Mount, 'announce'> & { api: Api },
  onChange: () => void = () => {},
): Heard | null {
  const [counts, setCounts] = useState<Heard | null>(null);
  const take = useEffectEvent((heard: Heard) => {
    // Whoever was without a connection hears of what came meanwhile, too.
    const more = counts !== null && heard.total > counts.total;
    if (more || heard.change === 'sent') announce(`Пришёл новый вопрос. Без ответа: ${heard.unanswered}.`);
    if (counts !== null || heard.change !== 'none') onChange();
    setCounts(heard);
  });
  const listen = useEffectEvent((signal: AbortSignal) => hearQuestions(api, (heard) => take(heard), signal));
  useEffect(() => {
    const leaving = new AbortController();
    void listen(leaving.signal);
    return () => leaving.abort();
  }, []);
  return counts;
}
