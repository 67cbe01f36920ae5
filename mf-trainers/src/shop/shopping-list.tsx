import { Icon } from '@portal/ui/icon';
import { Square, SquareCheck } from 'lucide-react';
import { Paper } from '../scene/scene.tsx';
import { priceTag } from '../simulator/money.ts';
import { itemOf, type ShopState, total } from './machine.ts';
import styles from './shopping-list.module.css';

/** The list stays in view in the whole shop; what lies in the basket is ticked. */
export function ShoppingList({ state }: { state: ShopState }) {
  return (
    <Paper label="Список покупок">
      {state.list.length === 0 ? (
        <p>Пока пусто.</p>
      ) : (
        <>
          <ul className={styles.list}>
            {state.list.map((id) => {
              const taken = state.basket.includes(id);
              return (
                <li key={id} data-taken={taken || undefined}>
                  <Icon of={taken ? SquareCheck : Square} />
                  {itemOf(id).name}
                  {taken && <span> (в корзине)</span>}
                </li>
              );
            })}
          </ul>
          <p>Всего: {priceTag(total(state.list))}</p>
        </>
      )}
    </Paper>
  );
}
