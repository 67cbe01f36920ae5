import { useTeaching } from '../frame/teaching.ts';
import { GroupedCombobox } from '../scene/grouped-combobox.tsx';
import { Panel } from '../scene/panel.tsx';
import { Stage, View, WayOn } from '../scene/scene.tsx';
import { Calling } from './calling.tsx';
import { emergencyServices } from './data.ts';
import { DialPad } from './dial-pad.tsx';
import { anyIncident, incidentIcons } from './incident-icons.ts';
import type { EmergencyEvent, EmergencyState } from './machine.ts';
import { NotReal } from './not-real.tsx';
import { Connected, SomethingHappened } from './pictures.tsx';
import { WrongNumber } from './wrong-number.tsx';

const services = emergencyServices();
const groups = services.map(({ id, label, incidents }) => ({
  id,
  label,
  options: incidents.map((incident) => ({ ...incident, icon: incidentIcons[incident.id] ?? anyIncident })),
}));

/** Calling for help, step by step. */
export function EmergencyScene() {
  const { refused, dismiss } = useTeaching<EmergencyState, EmergencyEvent>();
  return (
    <div>
      <NotReal />
      <Step />
      <WrongNumber open={refused?.event.type === 'call'} services={services} onClose={dismiss} />
    </div>
  );
}

function Step() {
  const { state, send, dismiss } = useTeaching<EmergencyState, EmergencyEvent>();
  switch (state.step) {
    case 0:
      return (
        <>
          <View picture={<SomethingHappened />} />
          <Panel>
            <GroupedCombobox
              label="Что случилось"
              groups={groups}
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
