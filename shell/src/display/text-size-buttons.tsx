import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { announce } from '../announcer/announcer.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { textEnlarged, textReduced } from './display-slice.ts';
import { larger, levelOf, levels, smaller } from './text-size.ts';

/** 'А−' and 'А+': five steps of text size for the whole page. At the last step the button says so and stays in place. */
export function TextSizeButtons() {
  const size = useAppSelector((state) => state.display);
  const dispatch = useAppDispatch();
  const bigger = larger(size);
  const less = smaller(size);

  function change(action: ReturnType<typeof textEnlarged | typeof textReduced>, next: typeof size) {
    dispatch(action);
    announce(`Размер текста: ${levelOf(next)} из ${levels}`);
  }

  return (
    <>
      <Button
        kind="quiet"
        onClick={() => change(textReduced(), less)}
        unavailable={less === size ? 'Это самый мелкий текст' : undefined}
        onUnavailable={announce}
      >
        <span aria-hidden="true">А−</span>
        <VisuallyHidden>А− Уменьшить текст</VisuallyHidden>
      </Button>
      <Button
        kind="quiet"
        onClick={() => change(textEnlarged(), bigger)}
        unavailable={bigger === size ? 'Это самый крупный текст' : undefined}
        onUnavailable={announce}
      >
        <span aria-hidden="true">А+</span>
        <VisuallyHidden>А+ Увеличить текст</VisuallyHidden>
      </Button>
    </>
  );
}
