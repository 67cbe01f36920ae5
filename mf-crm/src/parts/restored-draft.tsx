import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';

/** Says that what was typed earlier has come back, and offers to do without it. */
export function RestoredDraft({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert kind="info" title="Мы вернули то, что вы набрали раньше">
      <p>Если вы выбирали картинку, выберите её ещё раз.</p>
      <Button kind="quiet" onClick={onStartOver}>
        Начать заново
      </Button>
    </Alert>
  );
}
