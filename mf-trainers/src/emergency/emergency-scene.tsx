import { useContext } from 'react';
import { useTeaching } from '../frame/teaching.ts';
import { GroupedCombobox } from '../scene/grouped-combobox.tsx';
import { Panel } from '../scene/panel.tsx';
import { Stage, View, WayOn } from '../scene/scene.tsx';
import { Calling } from './calling.tsx';
import type { emergencyServices } from './data.ts';
import { DialPad } from './dial-pad.tsx';
import { anyIncident, incidentIcons } from './incident-icons.ts';
import type { EmergencyEvent, EmergencyState } from './machine.ts';
import { NotReal } from './not-real.tsx';
import { Connected, SomethingHappened } from './pictures.tsx';
import { ServicesContext } from './services-context.ts';
import { WrongNumber } from './wrong-number.tsx';

type Services = ReturnType<typeof emergencyServices>;

const groupsOf = (services: Services) =>
  services.map(({ id, label, incidents }) => ({
    id,
    label,
    options: incidents.map((incident) => ({ ...incident, icon: incidentIcons[incident.id] ?? anyIncident })),
  }));

/** Calling for help, step by step. */
export function EmergencyScene() {
  const { refused, dismiss } = useTeaching<EmergencyState, EmergencyEvent>();
  const services = useContext(ServicesContext);
  return (
    <div>
      <NotReal />
      <Step services={services} />
      <WrongNumber open={refused?.event.type === 'call'} services={services} onClose={dismiss} />
    </div>
  );
}

function Step({ services }: { services: Services }) {
  const { state, send, dismiss } = useTeaching<EmergencyState, EmergencyEvent>();
  switch (state.step) {
    case 0:
      return (
        <>
          <View picture={<SomethingHappened />} />
          <Panel>
            <GroupedCombobox
              label="Что случилось"
              groups={groupsOf(services)}
              value={state.incident}
              onOpen={dismiss}
              onPick={(incident) => send({ type: 'incident', incident })}
            />
          </Panel>
          {state.incident !== null && <WayOn<EmergencyEvent> event={{ type: 'next' }}>Далее</WayOn>}
        </>
      );
    case 1:
      return <DialPad />;
    case 2:
      return <Calling />;
    case 3:
      return (
        <Stage<EmergencyEvent> event={{ type: 'leave' }} picture={<Connected />}>
          Выход
        </Stage>
      );
  }
}
