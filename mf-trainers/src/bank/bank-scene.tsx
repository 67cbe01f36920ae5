import { CardDrawing, CashDrawing } from '../drawing/money.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { AtHand, Stage, Things, WayOn } from '../scene/scene.tsx';
import styles from './bank-scene.module.css';
import type { BankServiceId } from './data.ts';
import { type BankEvent, type BankState, bankMachine, serviceOf } from './machine.ts';
import { AtTill, BankHall, Consultant, Kiosk, Served, ServiceDrawing, Till } from './pictures.tsx';
import { QueueBoard } from './queue-board.tsx';
import { WhatToBring } from './what-to-bring.tsx';

/** The bank, step by step. */
export function BankScene() {
  const { state } = useTeaching<BankState, BankEvent>();
  switch (state.step) {
    case 0:
      return (
        <Stage<BankEvent> event={{ type: 'request' }} picture={<BankHall />}>
          Запрос на услугу банка
        </Stage>
      );
    case 1:
      return <Menu state={state} />;
    case 2:
    case 3:
    case 4:
    case 5:
      return <Payment state={state} />;
    case 6:
      return <KioskOrTill state={state} />;
    case 7:
      return <TicketMachine state={state} />;
    case 8:
      return (
        <Stage<BankEvent> event={{ type: 'receive' }} picture={<AtTill />}>
          Касса
        </Stage>
      );
    case 9:
      return (
        <div>
          <QueueBoard service={serviceOf(state.service!)} />
          <WayOn<BankEvent> event={{ type: 'to-window' }}>Подойти к окну</WayOn>
        </div>
      );
    case 11:
      return (
        <Stage<BankEvent> event={{ type: 'consultant' }} picture={<Consultant />}>
          Обратитесь к консультанту
        </Stage>
      );
    case 10:
    case 12:
      return (
        <Stage<BankEvent> event={{ type: 'leave' }} picture={<Served card={state.step === 12} />}>
          Выход
        </Stage>
      );
  }
}

function Menu({ state }: { state: BankState }) {
  return (
    <Things<BankEvent> events={bankMachine.events(state)} on="shelf" size={8} most={4}>
      {(event) =>
        event.type === 'service'
          ? { children: serviceOf(event.service).name, picture: <ServiceDrawing of={event.service} /> }
          : { children: '' }
      }
    </Things>
  );
}

function Payment({ state }: { state: BankState }) {
  const { refusal } = useTeaching<BankState, BankEvent>();
  return (
    <div>
      <AtHand>
        <WhatToBring service={serviceOf(state.service!)} />
      </AtHand>
      <Things<BankEvent> events={bankMachine.events(state)} on="shelf" size={7} large>
        {(event) => {
          const card = event.type === 'payment' && event.payment === 'card';
          return {
            children: card ? 'Карта' : 'Наличные',
            warning: refusal(event) ? 'Карточки ещё нет' : undefined,
            picture: card ? <CardDrawing /> : <CashDrawing />,
          };
        }}
      </Things>
    </div>
  );
}

function KioskOrTill({ state }: { state: BankState }) {
  return (
    <Things<BankEvent> events={bankMachine.events(state)} on="floor" size={7} large>
      {(event) =>
        event.type === 'kiosk'
          ? { children: 'Инфокиоск', picture: <Kiosk /> }
          : { children: 'Касса', picture: <Till /> }
      }
    </Things>
  );
}

function TicketMachine({ state }: { state: BankState }) {
  return (
    <div className={styles.machine}>
      <div className={styles.screen}>
        <p>Выберите услугу</p>
        <Things<BankEvent> events={bankMachine.events(state)} on="wall" size={9} most={2}>
          {(event) =>
            event.type === 'ticket'
              ? { children: <KeyFace service={event.service} />, className: styles.key }
              : { children: '' }
          }
        </Things>
      </div>
    </div>
  );
}

function KeyFace({ service }: { service: BankServiceId }) {
  return (
    <span className={styles.face}>
      <ServiceDrawing of={service} />
      <span>{serviceOf(service).name}</span>
    </span>
  );
}
