import { IconDrawing } from '../drawing/icon-drawing.tsx';
import { useTeaching } from '../frame/teaching.ts';
import { GroupedCombobox } from '../scene/grouped-combobox.tsx';
import { Panel } from '../scene/panel.tsx';
import { Stage, Things, View, WayOn } from '../scene/scene.tsx';
import { departments } from './data.ts';
import {
  departmentOf,
  type SocialCentreEvent,
  type SocialCentreState,
  serviceOf,
  socialCentreMachine,
} from './machine.ts';
import { CentreFront, DepartmentDoor, Reception, Served } from './pictures.tsx';
import { anyService, serviceIcons } from './service-icons.ts';

const groups = departments.map(({ letter, name, services }) => ({
  id: letter,
  label: `${letter}. ${name}`,
  options: services.map((service) => ({ ...service, icon: serviceIcons[service.id] ?? anyService })),
}));

/** The social centre, step by step. */
export function SocialCentreScene() {
  const { state, send, dismiss } = useTeaching<SocialCentreState, SocialCentreEvent>();
  switch (state.step) {
    case 0:
      return (
        <Stage<SocialCentreEvent> event={{ type: 'enter' }} picture={<CentreFront />}>
          Войти в территориальный центр
        </Stage>
      );
    case 1:
      return (
        <div>
          <View picture={<Reception />} />
          <Panel>
            <GroupedCombobox
              label="Услуга"
              groups={groups}
              value={state.wanted}
              onOpen={dismiss}
              onPick={(service) => send({ type: 'want', service })}
            />
          </Panel>
          <WayOn<SocialCentreEvent> event={{ type: 'next' }}>Далее</WayOn>
        </div>
      );
    case 2:
      return (
        <Stage<SocialCentreEvent>
          event={{ type: 'go-on' }}
          picture={<DepartmentDoor letter={departmentOf(state.wanted!).letter} />}
        >
          Продолжить
        </Stage>
      );
    case 3:
      return <Department state={state} />;
    case 4:
      return (
        <Stage<SocialCentreEvent> event={{ type: 'leave' }} picture={<Served />}>
          Выход
        </Stage>
      );
  }
}

function Department({ state }: { state: SocialCentreState }) {
  const events = socialCentreMachine.events(state).filter((event) => event.type === 'choose');
  return (
    <div>
      <Things<SocialCentreEvent> events={events} on="wall" size={10.5} most={3}>
        {(event) => {
          if (event.type !== 'choose') return { children: '' };
          const chosen = state.chosen === event.service;
          return {
            children: serviceOf(event.service).name,
            picture: <IconDrawing of={serviceIcons[event.service] ?? anyService} />,
            note: chosen ? 'Выбрано ✓' : undefined,
            chosen,
          };
        }}
      </Things>
      <WayOn<SocialCentreEvent> event={{ type: 'serve' }}>Далее</WayOn>
    </div>
  );
}
