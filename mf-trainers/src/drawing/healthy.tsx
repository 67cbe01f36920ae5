import { floor, Place } from './indoors.tsx';
import { Person } from './person.tsx';
import { Tree } from './street.tsx';

/** Well again, or done: out in the sun. */
export function Healthy() {
  return (
    <Place>
      <circle cx={368} cy={44} r={22} fill="var(--sun)" />
      <path d="M368 10v-8M402 44h10M392 20l7 -7M344 20l-7 -7M334 44h-10" />
      <Tree x={110} y={floor} size={26} />
      <Tree x={392} y={floor} size={22} />
      <Person x={244} y={floor + 14} scale={1.5} mood="glad" arm="up" />
      <path d="M176 76l10 10M168 106h14M312 76l-10 10M320 106h-14" />
    </Place>
  );
}
