import { AilmentDrawing } from '../drawing/ailments.tsx';
import { Healthy } from '../drawing/healthy.tsx';
import { MoneyDrawing } from '../drawing/money.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { Purse } from '../scene/purse.tsx';
import { AtHand, Stage, Things, View, WayOn } from '../scene/scene.tsx';
import { inWords, priceTag } from '../simulator/money.ts';
import { BoughtMedicines } from './bought-medicines.tsx';
import { ailments } from './data.ts';
import { balance, medicinesOf, type PharmacyEvent, type PharmacyState, pharmacyMachine } from './machine.ts';
import { AtCounter, Entrance, Feeling, MedicineDrawing, OnTheWay, ToTheDoctor } from './pictures.tsx';

/** The pharmacy, step by step. */
export function PharmacyScene() {
  const { state } = useTeaching<PharmacyState, PharmacyEvent>();
  const events = pharmacyMachine.events(state);
  switch (state.step) {
    case 0:
      return (
        <Stage<PharmacyEvent> event={{ type: 'start' }} picture={<OnTheWay />}>
          Начать
        </Stage>
      );
    case 1:
      return (
        <Things<PharmacyEvent> events={events} on="shelf" size={6} large>
          {(event) =>
            event.type === 'money'
              ? { children: inWords(event.money), picture: <MoneyDrawing kopecks={event.money} /> }
              : { children: '' }
          }
        </Things>
      );
    case 2:
      return (
        <Things<PharmacyEvent> events={events} on="wall" size={5.4} most={4}>
          {(event) =>
            event.type === 'ailment'
              ? {
                  children: ailments.find(({ id }) => id === event.ailment)!.name,
                  picture: <AilmentDrawing of={event.ailment} />,
                }
              : { children: '' }
          }
        </Things>
      );
    case 3:
      return <Shelf state={state} />;
    default:
      return (
        <div>
          <AtHand>
            <BoughtMedicines state={state} />
          </AtHand>
          <AfterShelf state={state} />
        </div>
      );
  }
}

/** The medicines with their price tags, and what is left of the money. */
function Shelf({ state }: { state: PharmacyState }) {
  const { refusal } = useTeaching<PharmacyState, PharmacyEvent>();
  const events = pharmacyMachine.events(state).filter((event) => event.type === 'buy');
  return (
    <div>
      <AtHand>
        <Purse kopecks={balance(state)} />
        <BoughtMedicines state={state} />
      </AtHand>
      <Things<PharmacyEvent> events={events} on="shelf" size={7}>
        {(event) => {
          if (event.type !== 'buy') return { children: '' };
          const { name, price, form } = medicinesOf(state)[event.medicine]!;
          const chosen = state.bought.includes(event.medicine);
          const tooDear = chosen ? undefined : refusal(event)?.reason;
          return {
            children: name,
            note: chosen ? 'Куплено ✓' : priceTag(price),
            warning: tooDear,
            picture: <MedicineDrawing form={form} />,
            chosen,
          };
        }}
      </Things>
      <WayOn<PharmacyEvent> event={{ type: 'ready' }}>Далее</WayOn>
    </div>
  );
}

function AfterShelf({ state }: { state: PharmacyState }) {
  if (state.step === 4) {
    return (
      <Stage<PharmacyEvent> event={{ type: 'enter' }} picture={<Entrance />}>
        Войти в аптеку
      </Stage>
    );
  }
  if (state.step === 6) return <View picture={<Healthy />} />;
  if (state.step === 7) return <View picture={<ToTheDoctor />} />;
  if (!state.asked) {
    return (
      <Stage<PharmacyEvent> event={{ type: 'take' }} picture={<AtCounter />}>
        Купить лекарства
      </Stage>
    );
  }
  return (
    <Things<PharmacyEvent> events={pharmacyMachine.events(state)} on="wall" size={7} large>
      {(event) => ({
        children: event.type === 'better' ? 'Да' : 'Нет',
        picture: <Feeling well={event.type === 'better'} />,
      })}
    </Things>
  );
}
