import { Paper } from '../scene/scene.tsx';
import { priceTag } from '../simulator/money.ts';
import type { ItemId } from './data.ts';
import { itemOf, total } from './machine.ts';

/** What was paid for, line by line. */
export function Receipt({ basket }: { basket: readonly ItemId[] }) {
  return (
    <Paper label="Чек">
      <p>
        {basket.map((id) => `${itemOf(id).name} ${priceTag(itemOf(id).price)}`).join(', ')}{' '}
        <strong>Итого: {priceTag(total(basket))}</strong>
      </p>
    </Paper>
  );
}
