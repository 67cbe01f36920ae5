import { Drawing } from '../drawing/drawing.tsx';
import { Board, Counter, floor, Place, Plant } from '../drawing/indoors.tsx';
import { Person } from '../drawing/person.tsx';
import { Cross, Door, Tree, Window } from '../drawing/street.tsx';
import type { MedicineForm } from './data.ts';

/** On the way, with the pharmacy in sight. */
export function OnTheWay() {
  return (
    <Place>
      <Tree x={96} y={floor} size={22} />
      <rect x={250} y={62} width={150} height={110} rx={4} fill="var(--surface)" />
      <path d="M242 62h166l-12 26H254z" fill="var(--leaf)" />
      <path d="M282 62l-7 26M325 62v26M368 62l7 26" />
      <Cross x={325} y={34} size={20} fill="var(--leaf)" />
      <Window x={264} y={102} width={48} height={36} />
      <Door x={334} y={104} width={40} height={68} fill="var(--brand)" />
      <Person x={176} y={floor + 14} scale={1.25} />
      <path d="M204 112h26v30q-13 8 -26 0z" fill="var(--coral)" />
      <path d="M210 112q0 -12 7 -12t7 12" />
    </Place>
  );
}

export function Entrance() {
  return (
    <Place wall="var(--surface)">
      <path d="M84 0h312l-20 44H104z" fill="var(--leaf)" />
      <path d="M150 0l-10 44M204 0l-4 44M276 0l4 44M330 0l10 44" />
      <rect x={112} y={66} width={70} height={66} rx={4} fill="var(--sky)" />
      <rect x={298} y={66} width={70} height={66} rx={4} fill="var(--sky)" />
      <rect x={122} y={100} width={14} height={32} rx={3} fill="var(--coral)" />
      <rect x={142} y={90} width={14} height={42} rx={3} fill="var(--sun)" />
      <rect x={162} y={104} width={12} height={28} rx={5} fill="var(--surface)" />
      <Cross x={333} y={99} size={20} fill="var(--leaf)" />
      <Door x={200} y={64} width={40} height={108} fill="var(--brand)" />
      <Door x={240} y={64} width={40} height={108} fill="var(--brand)" />
      <path d="M226 104v28M254 104v28" stroke="var(--sun)" strokeWidth={5} />
      <Plant x={96} />
    </Place>
  );
}

export function AtCounter() {
  return (
    <Place>
      <Board x={98} y={30} width={60} height={56} />
      <path d="M184 28h200v90H184zM184 58h200M184 88h200" fill="var(--surface)" />
      {[196, 226, 256, 316, 346].map((x, index) => (
        <g key={x}>
          <rect x={x} y={38} width={18} height={20} rx={3} fill={index % 2 ? 'var(--sun)' : 'var(--coral)'} />
          <rect
            x={x + 3}
            y={64}
            width={14}
            height={24}
            rx={6}
            fill={index % 2 ? 'var(--sky)' : 'var(--leaf)'}
          />
        </g>
      ))}
      <Person x={286} y={166} scale={1.1} mood="glad" wear="var(--surface)" />
      <Cross x={286} y={126} size={7} fill="var(--leaf)" />
      <Counter x={206} width={160} height={42} />
      <Person x={160} y={floor + 14} scale={1.15} arm="up" />
      <rect x={184} y={74} width={38} height={20} rx={3} fill="var(--sky)" />
      <circle cx={203} cy={84} r={5} fill="var(--surface)" />
    </Place>
  );
}

export function ToTheDoctor() {
  return (
    <Place>
      <rect x={250} y={50} width={140} height={122} rx={4} fill="var(--sky)" />
      <rect x={296} y={18} width={48} height={48} rx={8} fill="var(--surface)" />
      <Cross x={320} y={42} size={17} />
      <Window x={264} y={80} width={30} height={28} />
      <Window x={346} y={80} width={30} height={28} />
      <Door x={304} y={108} width={34} height={64} />
      <Tree x={104} y={floor} size={22} />
      <Person x={180} y={floor + 14} scale={1.3} mood="ill" />
      <path d="M214 124h22M228 116l9 8 -9 8" strokeWidth={5} />
    </Place>
  );
}

/** How one feels: for the answers 'Да' and 'Нет'. */
export function Feeling({ well }: { well: boolean }) {
  return (
    <Drawing viewBox="0 0 140 130">
      <path d="M30 130q0 -40 40 -40t40 40z" fill={well ? 'var(--sun)' : 'var(--sky)'} />
      <circle cx={70} cy={56} r={42} fill="var(--sand)" />
      <path d="M30 46q4 -36 40 -36t40 36q-40 -16 -80 0z" fill="var(--ink)" />
      <circle cx={55} cy={58} r={4} fill="var(--ink)" stroke="none" />
      <circle cx={85} cy={58} r={4} fill="var(--ink)" stroke="none" />
      <path d={well ? 'M50 72q20 20 40 0' : 'M52 82q18 -16 36 0'} strokeWidth={4} />
    </Drawing>
  );
}

export function MedicineDrawing({ form }: { form: MedicineForm }) {
  return <Drawing viewBox="0 0 90 90">{forms[form]}</Drawing>;
}

const forms = {
  spray: (
    <>
      <path d="M30 44h30v40q0 4 -4 4H34q-4 0 -4 -4z" fill="var(--sky)" />
      <path d="M36 44V30h18v14M30 18h24v12H30z" fill="var(--surface)" />
      <path d="M24 16l-10 -5M22 23H11M24 30l-10 5" />
      <Cross x={45} y={66} size={9} />
    </>
  ),
  lozenges: (
    <>
      <rect x={12} y={24} width={66} height={48} rx={8} fill="var(--sand)" />
      {[27, 45, 63].flatMap((x) =>
        [38, 58].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={7} fill="var(--coral)" />),
      )}
    </>
  ),
  pills: (
    <>
      <rect x={10} y={30} width={70} height={52} rx={5} fill="var(--surface)" />
      <path d="M10 30h70v16H10z" fill="var(--coral)" />
      <Cross x={26} y={64} size={9} />
      <path d="M44 60h26M44 70h18" />
      <g transform="rotate(-24 58 18)">
        <rect x={42} y={11} width={32} height={14} rx={7} fill="var(--sun)" />
        <path d="M58 11v14" />
      </g>
    </>
  ),
  drops: (
    <>
      <path d="M28 42h34v40q0 6 -6 6H34q-6 0 -6 -6z" fill="var(--leaf)" />
      <path d="M34 42V32h22v10M38 32q0 -24 7 -24t7 24" fill="var(--surface)" />
      <path d="M45 54q9 12 0 18q-9 -6 0 -18z" fill="var(--surface)" />
    </>
  ),
  ointment: (
    <>
      <path d="M20 14h50l-8 56H28z" fill="var(--surface)" />
      <path d="M20 14h50l-1.500 10H21.500z" fill="var(--leaf)" />
      <path d="M32 70h26v16H32z" fill="var(--sun)" />
      <Cross x={45} y={46} size={10} />
    </>
  ),
  syrup: (
    <>
      <path d="M36 24h18v12q14 6 14 20v26q0 6 -6 6H28q-6 0 -6 -6V56q0 -14 14 -20z" fill="var(--coral)" />
      <rect x={34} y={10} width={22} height={14} rx={3} fill="var(--surface)" />
      <rect x={22} y={54} width={46} height={22} fill="var(--surface)" />
      <path d="M30 62h30M30 69h18" strokeWidth={2} />
    </>
  ),
  compress: (
    <>
      <rect x={10} y={26} width={70} height={50} rx={12} fill="var(--sky)" />
      <path d="M28 26v50M62 26v50" strokeDasharray="4 7" />
      <path d="M34 16q-6 -7 0 -13M46 16q-6 -7 0 -13M58 16q-6 -7 0 -13" />
      <Cross x={45} y={51} size={10} />
    </>
  ),
  iodine: (
    <>
      <path d="M30 38h30v44q0 6 -6 6H36q-6 0 -6 -6z" fill="var(--sun)" />
      <rect x={34} y={20} width={22} height={18} rx={3} fill="var(--ink)" />
      <rect x={30} y={54} width={30} height={20} fill="var(--surface)" />
      <text x={45} y={70} fontSize={15} textAnchor="middle">
        I₂
      </text>
    </>
  ),
  plaster: (
    <g transform="rotate(-28 45 45)">
      <rect x={3} y={29} width={84} height={32} rx={16} fill="var(--sand)" />
      <rect x={30} y={29} width={30} height={32} fill="var(--surface)" />
      <path d="M15 39v1M15 50v1M75 39v1M75 50v1M39 41v1M51 41v1M39 50v1M51 50v1" strokeWidth={4} />
    </g>
  ),
};
