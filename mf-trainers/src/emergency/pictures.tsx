import { floor, Place, Plant } from '../drawing/indoors.tsx';
import { Person } from '../drawing/person.tsx';
import { Window } from '../drawing/street.tsx';

/** Something has happened, and the telephone is near. */
export function SomethingHappened() {
  return (
    <Place>
      <Window x={110} y={30} width={66} height={62} />
      <path d="M128 88q-12 -16 2 -34q2 10 8 12q-2 -18 10 -28q0 14 10 24q8 12 -2 26z" fill="var(--coral)" />
      <path d="M140 88q-6 -10 4 -20q8 10 2 20z" fill="var(--sun)" strokeWidth={2} />
      <Person x={236} y={floor + 12} scale={1.35} mood="asking" arm="up" />
      <path d="M206 40v-18M206 54v1M192 30l-4 -3M220 30l4 -3" strokeWidth={5} />
      <path d="M312 172v-44h76v44M312 146h76" fill="var(--sand)" />
      <rect x={322} y={98} width={56} height={30} rx={8} fill="var(--coral)" />
      <path d="M316 92q34 -18 68 0v10h-14v-6h-40v6h-14z" fill="var(--ink)" />
      <circle cx={350} cy={114} r={9} fill="var(--surface)" />
    </Place>
  );
}

/** The operator has answered. */
export function Connected() {
  return (
    <Place>
      <path d="M240 0v200" strokeDasharray="10 10" />
      <Person x={160} y={floor + 12} scale={1.35} arm="up" />
      <rect x={190} y={48} width={16} height={34} rx={4} fill="var(--brand)" />
      <path d="M214 54q6 8 0 18M222 48q10 14 0 30" />
      <Person x={326} y={160} scale={1.3} mood="glad" wear="var(--leaf)" />
      <path d="M306 56q0 -26 20 -26t20 26M346 64q-2 12 -14 12" />
      <path d="M303 52h7v14h-7zM342 52h7v14h-7z" fill="var(--surface)" />
      <path d="M264 134h124v38H264z" fill="var(--sky)" />
      <path d="M256 126h140v10H256z" fill="var(--sun)" />
      <rect x={362} y={92} width={40} height={32} rx={4} fill="var(--surface)" />
      <Plant x={104} />
    </Place>
  );
}
