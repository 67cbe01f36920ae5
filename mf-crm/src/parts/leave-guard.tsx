import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useEffect, useState } from 'react';

interface LeaveGuardProps {
  /** Something was typed or chosen that is not sent. */
  needed: boolean;
  /** What becomes of it when the page is left. */
  loss: string;
}

/**
 * Asks before unsent work is left: by a link of the portal in words of our own, by closing the tab in the browser's. Earlier
 * than the shell, which takes presses on links at the document.
 */
export function LeaveGuard({ needed, loss }: LeaveGuardProps) {
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  const [released, setReleased] = useState(false);

  useEffect(() => {
    if (!needed || released) return;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setPressed(link);
    };
    addEventListener('beforeunload', close);
    document.addEventListener('click', press, { capture: true });
    return () => {
      removeEventListener('beforeunload', close);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [needed, released]);

  // Once nothing listens any more: the same press again, which the shell answers.
  useEffect(() => {
    if (released) pressed?.click();
  }, [released, pressed]);

  return (
    <Dialog
      open={pressed !== null}
      title="Уйти со страницы?"
      closeLabel="Остаться"
      onClose={() => setPressed(null)}
      actions={
        <Button kind="danger" onClick={() => setReleased(true)}>
          Уйти
        </Button>
      }
    >
      <p>{loss}</p>
    </Dialog>
  );
}

/** The link of a plain press that leads to another page of the portal; null for all else, which the browser sees to. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const stays = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !stays ? link : null;
}
