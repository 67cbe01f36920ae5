import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useReading } from '@portal/ui/speech/use-reading';
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { contentId } from '../navigation/arrival.ts';
import { useAppSelector } from '../store/hooks.ts';
import styles from './listen-bar.module.css';
import { type Passage, passagesOf } from './passages.ts';

/** 'Прослушать': reads the page aloud by sentence and marks the one it is at. Pressed again, it waits and goes on from there. */
export function ListenBar() {
  const wanted = useAppSelector((state) => state.display.speech);
  const [passages, setPassages] = useState<Passage[]>([]);
  const texts = useMemo(() => passages.map(({ text }) => text), [passages]);
  const [begun, setBegun] = useState(false);
  const reading = useReading(texts, wanted);
  const current = reading?.current ?? null;

  // What is read is the page as it stands when the button is pressed for the first time: news may come late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the press that collected the sentences begins to read
  useEffect(() => {
    if (begun && texts.length > 0) reading?.toggle();
  }, [begun, texts]);

  useEffect(() => mark(current === null ? undefined : passages[current]?.range), [passages, current]);

  function press() {
    if (begun) return reading?.toggle();
    setPassages(passagesOf(document.getElementById(contentId) ?? document.body));
    setBegun(true);
  }

  if (!reading) return null;
  return (
    <Button kind="quiet" className={styles.listen} onClick={press}>
      <Icon of={current === null ? Volume2 : Pause} />
      {current === null ? 'Прослушать' : 'Пауза'}
    </Button>
  );
}

/** Marks a sentence without touching the page's own elements; browsers that can't do this read without a mark. */
function mark(range: Range | undefined) {
  if (!('highlights' in CSS)) return;
  if (!range) {
    CSS.highlights.delete('reading');
    return;
  }
  CSS.highlights.set('reading', new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
