import { AilmentDrawing, ailmentPictures } from '../drawing/ailments.tsx';
import { Healthy } from '../drawing/healthy.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { AtHand, Stage, Things, View, WayOn } from '../scene/scene.tsx';
import styles from './clinic-scene.module.css';
import { liftFloors } from './data.ts';
import { type ClinicEvent, type ClinicState, clinicMachine, doctorOf, symptomOf } from './machine.ts';
import {
  AtHome,
  CabinetDoor,
  ClinicFront,
  DoctorPicture,
  InsidePharmacy,
  LiftDoors,
  LiftInside,
  Registry,
  Stairs,
  WithRecipe,
} from './pictures.tsx';
import { Reminder } from './reminder.tsx';
import { Ticket } from './ticket.tsx';

/** The clinic, step by step; the same ticket stays at hand from the registry on. */
export function ClinicScene() {
  const { state } = useTeaching<ClinicState, ClinicEvent>();
  if (!('symptom' in state)) return state.step === 0 ? <FallIll /> : <Symptoms />;
  const ticketAtHand = state.step === 5 || state.step === 6 || state.step === 7;
  return (
    <div>
      {state.step >= 5 && state.step <= 10 && (
        <AtHand>
          {ticketAtHand && <Ticket doctor={doctorOf(state.symptom)} />}
          <Reminder doctor={doctorOf(state.symptom)} />
        </AtHand>
      )}
      <Step state={state} />
    </div>
  );
}

function FallIll() {
  return (
    <Stage<ClinicEvent> event={{ type: 'fall-ill' }} picture={<AtHome />}>
      Я заболел!
    </Stage>
  );
}

function Symptoms() {
  return (
    <Things events={clinicMachine.events({ step: 1 })} on="wall" size={5.4} most={4}>
      {(event) =>
        event.type === 'symptom'
          ? { children: symptomOf(event.symptom).name, picture: <AilmentDrawing of={event.symptom} /> }
          : { children: '' }
      }
    </Things>
  );
}

function Step({ state }: { state: Extract<ClinicState, { symptom: unknown }> }) {
  const doctor = doctorOf(state.symptom);
  switch (state.step) {
    case 2:
      return (
        <Stage<ClinicEvent>
          event={{ type: 'understood' }}
          picture={<DoctorPicture>{ailmentPictures[state.symptom]}</DoctorPicture>}
        >
          Далее
        </Stage>
      );
    case 3:
      return (
        <Stage<ClinicEvent> event={{ type: 'enter-clinic' }} picture={<ClinicFront />}>
          Войти в поликлинику
        </Stage>
      );
    case 4:
      return (
        <Stage<ClinicEvent> event={{ type: 'registry' }} picture={<Registry />}>
          Регистратура
        </Stage>
      );
    case 11:
      return (
        <>
          <Ticket doctor={doctor} poppedUp />
          <WayOn<ClinicEvent> event={{ type: 'take-ticket' }}>Далее</WayOn>
        </>
      );
    case 5:
      return (
        <Things<ClinicEvent> events={clinicMachine.events(state)} on="floor" size={7} large>
          {(event) =>
            event.type === 'lift'
              ? { children: 'Лифт', picture: <LiftDoors /> }
              : { children: 'Лестница', picture: <Stairs /> }
          }
        </Things>
      );
    case 6:
      return <LiftPanel />;
    case 7:
      return (
        <Things<ClinicEvent> events={clinicMachine.events(state)} on="floor" size={5} most={5}>
          {(event) => {
            const number = event.type === 'cabinet' ? event.cabinet : 0;
            return { children: number, picture: <CabinetDoor number={number} />, className: styles.door };
          }}
        </Things>
      );
    case 8:
      return (
        <Stage<ClinicEvent> event={{ type: 'enter-pharmacy' }} picture={<WithRecipe />}>
          Войти в аптеку
        </Stage>
      );
    case 9:
      return (
        <Stage<ClinicEvent> event={{ type: 'buy' }} picture={<InsidePharmacy />}>
          Купить лекарства
        </Stage>
      );
    case 10:
      return <View picture={<Healthy />} />;
  }
}

/** The lift's own buttons, in its wall of steel. */
function LiftPanel() {
  const events = liftFloors.map((floor): ClinicEvent => ({ type: 'floor', floor }));
  return (
    <div className={styles.lift}>
      <div className={styles.cabin}>
        <LiftInside />
      </div>
      <div className={styles.panel}>
        <Things<ClinicEvent> events={[...events].reverse()} on="wall" size={9}>
          {(event) => ({
            children: event.type === 'floor' ? `${event.floor} этаж` : '',
            className: styles.key,
          })}
        </Things>
      </div>
    </div>
  );
}
