import { Button } from '@portal/ui/button';

/** Shows the choices that the setting 'fewer at once' has left out. */
export function MoreButton({ onClick }: { onClick: (() => void) | undefined }) {
  if (!onClick) return null;
  return (
    <Button kind="quiet" onClick={onClick}>
      Показать всё
    </Button>
  );
}
