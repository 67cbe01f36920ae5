import { Drawing } from '../drawing/drawing.tsx';
import { Cross, Door, Ground, Tree, Window } from '../drawing/street.tsx';

const box = '0 0 240 150';

export function ClinicScene() {
  return (
    <Drawing viewBox={box}>
      <Ground />
      <Tree x={24} />
      <rect x={52} y={46} width={136} height={82} rx={4} fill="var(--sky)" />
      <rect x={96} y={18} width={48} height={48} rx={8} fill="var(--surface)" />
      <Cross x={120} y={42} size={17} />
      <Window x={64} y={60} />
      <Window x={152} y={60} />
      <Window x={64} y={94} />
      <Window x={152} y={94} />
      <Door x={107} y={86} />
      <Tree x={212} />
    </Drawing>
  );
}

export function PharmacyScene() {
  return (
    <Drawing viewBox={box}>
      <Ground />
      <rect x={46} y={50} width={148} height={78} rx={4} fill="var(--surface)" />
      <path d="M40 50h160l-10 22H50z" fill="var(--leaf)" />
      <path d="M72 50l-6 22M104 50l-3 22M136 50l3 22M168 50l6 22" />
      <rect x={60} y={84} width={62} height={32} rx={3} fill="var(--sky)" />
      <rect x={68} y={96} width={10} height={20} rx={3} fill="var(--coral)" />
      <rect x={84} y={90} width={12} height={26} rx={3} fill="var(--sun)" />
      <rect x={102} y={98} width={12} height={18} rx={6} fill="var(--surface)" />
      <Door x={142} y={84} width={30} height={44} fill="var(--brand)" />
      <Cross x={120} y={25} size={16} fill="var(--leaf)" />
      <Tree x={218} />
    </Drawing>
  );
}

export function SocialCentreScene() {
  return (
    <Drawing viewBox={box}>
      <Ground />
      <path d="M36 70 120 22l84 48z" fill="var(--coral)" />
      <rect x={48} y={70} width={144} height={58} fill="var(--surface)" />
      <Window x={60} y={84} />
      <Window x={156} y={84} />
      <Door x={106} y={86} width={28} fill="var(--brand)" />
      <path d="M134 122l66 6h-66z" fill="var(--sun)" />
      <path d="M142 122v-16M196 127v-15M140 105l58 7" />
      <path d="M110 47q0-7 6-7 4 0 4 4 0-4 4-4 6 0 6 7 0 6-10 12-10-6-10-12z" fill="var(--sun)" />
    </Drawing>
  );
}

export function ShopScene() {
  return (
    <Drawing viewBox={box}>
      <Ground />
      <path d="M62 40h14l18 62h72" strokeWidth={6} />
      <path d="M104 66c-4-24 8-36 18-36s16 14 14 36z" fill="var(--sand)" />
      <path d="M113 44l8-5M112 54l12-7" strokeWidth={2} />
      <rect x={140} y={30} width={20} height={36} rx={4} fill="var(--surface)" />
      <path d="M140 44h20" />
      <circle cx={171} cy={56} r={11} fill="var(--coral)" />
      <path d="M171 45q1-7 7-8" />
      <path d="M84 66h102l-12 32H93z" fill="var(--sky)" />
      <path d="M108 66l3 32M134 66v32M160 66l-3 32M88 82h92" strokeWidth={2} />
      <circle cx={106} cy={117} r={9} fill="var(--surface)" />
      <circle cx={158} cy={117} r={9} fill="var(--surface)" />
    </Drawing>
  );
}

export function BankScene() {
  return (
    <Drawing viewBox={box}>
      <Ground />
      <path d="M40 62 120 22l80 40z" fill="var(--sun)" />
      <rect x={46} y={62} width={148} height={12} fill="var(--surface)" />
      <rect x={58} y={74} width={16} height={46} fill="var(--surface)" />
      <rect x={86} y={74} width={16} height={46} fill="var(--surface)" />
      <rect x={138} y={74} width={16} height={46} fill="var(--surface)" />
      <rect x={166} y={74} width={16} height={46} fill="var(--surface)" />
      <Door x={108} y={80} width={24} height={38} fill="var(--brand)" />
      <rect x={40} y={118} width={160} height={12} fill="var(--sky)" />
      <circle cx={120} cy={47} r={10} fill="var(--leaf)" />
    </Drawing>
  );
}

export function EmergencyScene() {
  return (
    <Drawing viewBox={box}>
      <Ground />
      <rect x={86} y={14} width={68} height={120} rx={14} fill="var(--brand)" />
      <rect x={94} y={26} width={52} height={92} rx={5} fill="var(--surface)" />
      <text x={120} y={54} fontSize={24} textAnchor="middle">
        112
      </text>
      <g fill="var(--sky)" strokeWidth={2}>
        {[0, 1, 2].flatMap((column) =>
          [0, 1, 2].map((row) => (
            <circle key={`${column}-${row}`} cx={103 + 17 * column} cy={71 + 15 * row} r={5.5} />
          )),
        )}
      </g>
      <path d="M66 46q-14 20 0 40M174 46q14 20 0 40M52 36q-22 30 0 60M188 36q22 30 0 60" />
    </Drawing>
  );
}
