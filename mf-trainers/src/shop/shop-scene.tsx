import { CardDrawing, CashDrawing, MoneyDrawing } from '../drawing/money.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { Purse } from '../scene/purse.tsx';
import { AtHand, Stage, Things, WayOn } from '../scene/scene.tsx';
import { inWords, priceTag } from '../simulator/money.ts';
import { payments, sections } from './data.ts';
import { ItemDrawing } from './item-pictures.tsx';
import { balance, itemOf, type ShopEvent, type ShopState, sectionOf, shopMachine, total } from './machine.ts';
import { Baskets, Bought, MoneyDish, Rack, Terminal, Till } from './pictures.tsx';
import { Receipt } from './receipt.tsx';
import { ShoppingList } from './shopping-list.tsx';

/** The shop, step by step. */
export function ShopScene() {
  const { state } = useTeaching<ShopState, ShopEvent>();
  if (state.step === 0) return <Sums state={state} />;
  if (state.step === 1) return <Payments state={state} />;
  return (
    <div>
      <AtHand>
        <Purse kopecks={balance(state)} />
        {state.step === 12 ? <Receipt basket={state.basket} /> : <ShoppingList state={state} />}
      </AtHand>
      <InShop state={state} />
    </div>
  );
}

function InShop({ state }: { state: ShopState }) {
  switch (state.step) {
    case 2:
    case 7:
      return <Sections state={state} />;
    case 6:
      return (
        <Stage<ShopEvent> event={{ type: 'take-basket' }} picture={<Baskets />}>
          Взять корзину
        </Stage>
      );
    case 11:
      return <Checkout state={state} />;
    case 12:
      return (
        <Stage<ShopEvent> event={{ type: 'leave' }} picture={<Bought basket={state.basket} />}>
          Выход
        </Stage>
      );
    default:
      return <Items state={state} />;
  }
}

function Sums({ state }: { state: ShopState }) {
  return (
    <Things<ShopEvent> events={shopMachine.events(state)} on="shelf" size={6} most={4} large>
      {(event) =>
        event.type === 'money'
          ? { children: inWords(event.money), picture: <MoneyDrawing kopecks={event.money} /> }
          : { children: '' }
      }
    </Things>
  );
}

function Payments({ state }: { state: ShopState }) {
  return (
    <Things<ShopEvent> events={shopMachine.events(state)} on="shelf" size={6} large>
      {(event) => {
        const card = event.type === 'payment' && event.payment === 'card';
        return {
          children: card ? payments[0]!.name : payments[1]!.name,
          picture: card ? <CardDrawing /> : <CashDrawing />,
        };
      }}
    </Things>
  );
}

/** Step 2, where the list is written at home, and step 7, the hall: the same three sections, and the way on. */
function Sections({ state }: { state: ShopState }) {
  const inHall = state.step === 7;
  const events = shopMachine
    .events(state)
    .filter((event) => event.type === 'section' || event.type === 'shelf' || event.type === 'checkout');
  return (
    <div>
      <Things<ShopEvent> events={events} on={inHall ? 'floor' : 'wall'} size={7} most={4} large>
        {(event) =>
          event.type === 'section' || event.type === 'shelf'
            ? {
                children: sections.find(({ id }) => id === event.section)!.name,
                picture: <Rack section={event.section} />,
              }
            : { children: 'На кассу', picture: <Till /> }
        }
      </Things>
      {!inHall && <WayOn<ShopEvent> event={{ type: 'list-ready' }}>Взять корзину</WayOn>}
    </div>
  );
}

/** Steps 3 to 5: what to put on the list; steps 8 to 10: what to take from the shelf. */
function Items({ state }: { state: ShopState }) {
  const { refusal } = useTeaching<ShopState, ShopEvent>();
  const listing = sectionOf(state.step)?.listStep === state.step;
  const events = shopMachine.events(state).filter((event) => event.type === 'list' || event.type === 'take');
  return (
    <div>
      <Things<ShopEvent> events={events} on="shelf" size={7} most={4}>
        {(event) => {
          if (event.type !== 'list' && event.type !== 'take') return { children: '' };
          const { name, price } = itemOf(event.item);
          const chosen = (listing ? state.list : state.basket).includes(event.item);
          const done = listing ? 'В списке ✓' : 'В корзине ✓';
          const refused = refusal(event);
          const tooDear = !chosen && refused?.kind === 'unavailable' ? refused.reason : undefined;
          return {
            children: name,
            note: chosen ? done : priceTag(price),
            warning: tooDear,
            picture: <ItemDrawing of={event.item} />,
            chosen,
          };
        }}
      </Things>
      {listing ? (
        <WayOn<ShopEvent> event={{ type: 'sections' }}>К отделам</WayOn>
      ) : (
        <WayOn<ShopEvent> event={{ type: 'hall' }}>В зал</WayOn>
      )}
    </div>
  );
}

function Checkout({ state }: { state: ShopState }) {
  return (
    <Things<ShopEvent> events={shopMachine.events(state)} on="shelf" size={6} large>
      {(event) => {
        const card = event.type === 'pay' && event.payment === 'card';
        return {
          children: card ? 'Карта' : 'Наличные',
          note: priceTag(total(state.basket)),
          picture: card ? <Terminal /> : <MoneyDish />,
        };
      }}
    </Things>
  );
}
