import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../announcer/announcer.ts';

type Panel = ComponentType<{ id: string; onClose: () => void }>;

const fetchPanel = () => import(/* webpackChunkName: 'display-panel' */ './panel/display-panel.tsx');

/**
 * The panel 'Вид и звук': fetched when somebody comes near its button, closed by its button, by 'Готово' and by Escape,
 * which all leave the focus on the button. A panel that did not come is asked for again by the next press.
 */
export function useDisplayPanel() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  async function toggle() {
    if (open) return close();
    try {
      const { DisplayPanel } = await fetchPanel();
      setPanel(() => DisplayPanel);
      setOpen(true);
    } catch {
      announce('Не получилось открыть «Вид и звук». Нажмите ещё раз.', 'assertive');
    }
  }

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);

  /** A failure shows when the panel is really wanted. */
  const approach = () => void fetchPanel().catch(() => {});

  return { id, Panel: open ? Panel : null, open, toggle, approach, close, button };
}
