import { Board, Counter, floor, Place, Plant } from '../drawing/indoors.tsx';
import { Person } from '../drawing/person.tsx';
import { Tree, Window } from '../drawing/street.tsx';
import type { DepartmentLetter } from './data.ts';

export function CentreFront() {
  return (
    <Place>
      <Tree x={92} y={floor} size={22} />
      <path d="M128 78 240 14l112 64z" fill="var(--coral)" />
      <path d="M226 44q0 -10 8 -10 6 0 6 6 0 -6 6 -6 8 0 8 10 0 9 -14 18 -14 -9 -14 -18z" fill="var(--sun)" />
      <rect x={142} y={78} width={196} height={94} fill="var(--surface)" />
      <Window x={156} y={96} width={36} height={32} />
      <Window x={288} y={96} width={36} height={32} />
      <rect x={208} y={90} width={64} height={82} fill="var(--sky)" />
      <rect x={214} y={96} width={25} height={76} fill="var(--brand)" />
      <rect x={241} y={96} width={25} height={76} fill="var(--brand)" />
      <path d="M233 132v12M247 132v12" stroke="var(--sun)" strokeWidth={5} />
      <path d="M270 160l100 12h-100z" fill="var(--sun)" />
      <path d="M282 160v-22M362 171v-22M280 138l84 11" strokeWidth={4} />
      <Person x={120} y={floor + 16} scale={1.1} />
      <Tree x={404} y={floor} size={20} />
    </Place>
  );
}

export function Reception() {
  return (
    <Place>
      <Board x={100} y={28} width={74} height={58} />
      <Board x={310} y={28} width={60} height={58} />
      <Person x={242} y={164} scale={1.15} mood="glad" wear="var(--leaf)" arm="up" />
      <Counter x={172} width={140} height={44} />
      <Plant x={380} />
      <Person x={136} y={floor + 16} scale={1.1} />
    </Place>
  );
}

/** The corridor's door with the letter of the department. */
export function DepartmentDoor({ letter }: { letter: DepartmentLetter }) {
  return (
    <Place>
      <Board x={108} y={40} width={62} height={62} />
      <rect x={196} y={32} width={92} height={140} rx={4} fill="var(--brand)" />
      <rect x={212} y={48} width={60} height={56} rx={6} fill="var(--surface)" />
      <text x={242} y={92} fontSize={46} textAnchor="middle">
        {letter}
      </text>
      <circle cx={274} cy={122} r={6} fill="var(--sun)" />
      <Plant x={332} />
      <Person x={160} y={floor + 16} scale={1.15} />
    </Place>
  );
}

export function Served() {
  return (
    <Place>
      <Board x={104} y={26} width={70} height={56} />
      <path
        d="M322 40q0 -16 13 -16 9 0 9 9 0 -9 9 -9 13 0 13 16 0 14 -22 28 -22 -14 -22 -28z"
        fill="var(--coral)"
      />
      <Person x={296} y={floor + 6} scale={1.3} mood="glad" wear="var(--leaf)" />
      <Person x={190} y={floor + 6} scale={1.3} mood="glad" arm="up" />
      <rect x={214} y={52} width={40} height={48} rx={3} fill="var(--surface)" />
      <path d="M222 64h24M222 74h24M222 84l6 6 12 -12" strokeWidth={2.4} />
      <Plant x={384} />
    </Place>
  );
}
