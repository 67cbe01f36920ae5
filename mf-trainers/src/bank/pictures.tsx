import { Drawing } from '../drawing/drawing.tsx';
import { Board, Counter, floor, Place, Plant } from '../drawing/indoors.tsx';
import { Person } from '../drawing/person.tsx';
import type { BankServiceId } from './data.ts';

export function BankHall() {
  return (
    <Place>
      <path d="M84 30 240 4l156 26H84z" fill="var(--sun)" />
      <path d="M84 30h312v10H84z" fill="var(--surface)" />
      {[92, 372].map((x) => (
        <rect key={x} x={x} y={40} width={16} height={132} fill="var(--surface)" />
      ))}
      <rect x={300} y={60} width={56} height={112} rx={6} fill="var(--brand)" />
      <rect x={308} y={70} width={40} height={40} rx={3} fill="var(--sky)" />
      <path d="M314 82h28M314 92h28M314 102h18" strokeWidth={2} />
      <path d="M312 126h32" stroke="var(--surface)" strokeWidth={4} />
      <Board x={128} y={56} width={70} height={46} />
      <Plant x={134} />
      <Person x={246} y={floor + 14} scale={1.25} />
    </Place>
  );
}

/** What each service is recognised by. */
export function ServiceDrawing({ of }: { of: BankServiceId }) {
  return <Drawing viewBox="0 0 110 96">{servicePictures[of]}</Drawing>;
}

const servicePictures = {
  utilities: (
    <>
      <path d="M8 46 55 8l47 38" />
      <path d="M18 44v46h74V44L55 14z" fill="var(--surface)" />
      <path d="M36 78q-10 -12 0 -28q10 16 0 28z" fill="var(--sky)" />
      <circle cx={68} cy={58} r={13} fill="var(--sun)" />
      <path d="M62 72h12v8H62z" fill="var(--surface)" />
    </>
  ),
  card: (
    <>
      <rect x={6} y={16} width={98} height={66} rx={10} fill="var(--brand)" />
      <path d="M6 30h98v13H6z" fill="var(--ink)" />
      <rect x={16} y={54} width={24} height={17} rx={4} fill="var(--sun)" />
      <path d="M52 58h42M52 69h26" stroke="var(--surface)" />
    </>
  ),
  deposit: (
    <>
      <path
        d="M16 56q0 -30 38 -30q16 0 26 8l14 -6v18q6 4 8 12h6v14H96q-6 8 -14 10v8H68v-6H48v6H34v-10Q16 76 16 56z"
        fill="var(--coral)"
      />
      <circle cx={84} cy={48} r={2.6} fill="var(--ink)" stroke="none" />
      <path d="M44 32h22" strokeWidth={4} />
      <circle cx={54} cy={12} r={10} fill="var(--sun)" />
    </>
  ),
  insurance: (
    <>
      <path
        d="M8 50Q14 10 55 10t47 40q-8 -9 -16 -9t-15 9q-8 -9 -16 -9t-16 9q-7 -9 -15 -9t-16 9z"
        fill="var(--leaf)"
      />
      <path d="M55 42v36q0 10 -10 10t-10 -10" strokeWidth={4} />
      <path d="M55 4v6" />
    </>
  ),
} as const;

export function Meters() {
  return (
    <Drawing viewBox="0 0 120 90">
      <rect x={8} y={10} width={104} height={70} rx={8} fill="var(--surface)" />
      <rect x={20} y={20} width={80} height={24} rx={3} fill="var(--ink)" />
      {['0', '4', '8', '2'].map((digit, index) => (
        <g key={digit}>
          <rect
            x={24 + index * 19}
            y={23}
            width={15}
            height={18}
            rx={2}
            fill="var(--surface)"
            stroke="none"
          />
          <text x={31.5 + index * 19} y={37} fontSize={15} textAnchor="middle">
            {digit}
          </text>
        </g>
      ))}
      <circle cx={38} cy={62} r={9} fill="var(--coral)" />
      <path d="M60 58h36M60 67h24" />
    </Drawing>
  );
}

export function Passport() {
  return (
    <Drawing viewBox="0 0 120 90">
      <rect x={30} y={4} width={60} height={82} rx={6} fill="var(--brand)" />
      <circle cx={60} cy={36} r={15} fill="var(--sun)" />
      <path d="M52 36q8 -12 16 0q-8 12 -16 0zM60 21v30" strokeWidth={2} />
      <path d="M42 64h36M46 74h28" stroke="var(--surface)" />
    </Drawing>
  );
}

export function Kiosk() {
  return (
    <Drawing viewBox="0 0 130 150">
      <path d="M34 8h62q10 0 10 10v80H24V18q0 -10 10 -10z" fill="var(--brand)" />
      <rect x={34} y={20} width={62} height={50} rx={4} fill="var(--sky)" />
      <rect x={42} y={28} width={20} height={14} rx={3} fill="var(--surface)" />
      <rect x={68} y={28} width={20} height={14} rx={3} fill="var(--sun)" />
      <rect x={42} y={48} width={20} height={14} rx={3} fill="var(--coral)" />
      <rect x={68} y={48} width={20} height={14} rx={3} fill="var(--leaf)" />
      <path d="M40 84h28" stroke="var(--surface)" strokeWidth={5} />
      <path d="M40 98h50v52H40z" fill="var(--surface)" />
      <path d="M24 98h82" />
    </Drawing>
  );
}

export function Till() {
  return (
    <Drawing viewBox="0 0 130 150">
      <rect x={10} y={8} width={110} height={88} rx={5} fill="var(--sky)" />
      <Person x={66} y={124} scale={1} mood="glad" wear="var(--leaf)" />
      <rect x={10} y={8} width={110} height={88} rx={5} />
      <path d="M20 22l16 -6M20 36l32 -14" strokeWidth={2} />
      <path d="M2 96h126v12H2z" fill="var(--sun)" />
      <rect x={8} y={108} width={114} height={42} fill="var(--surface)" />
      <path d="M50 96q15 -14 30 0z" fill="var(--surface)" />
    </Drawing>
  );
}

export function AtTill() {
  return (
    <Place>
      <rect x={190} y={22} width={170} height={98} rx={6} fill="var(--sky)" />
      <Person x={276} y={166} scale={1.05} mood="glad" wear="var(--leaf)" />
      <rect x={190} y={22} width={170} height={98} rx={6} />
      <path d="M202 40l24 -9M202 56l44 -18" strokeWidth={2} />
      <Counter x={184} width={182} height={48} />
      <rect x={222} y={108} width={30} height={18} rx={3} fill="var(--leaf)" />
      <rect x={306} y={106} width={20} height={20} rx={2} fill="var(--brand)" />
      <Person x={142} y={floor + 14} scale={1.2} />
      <Plant x={394} />
    </Place>
  );
}

export function Consultant() {
  return (
    <Place>
      <g transform="translate(270 22)">
        <path d="M10 6h72q10 0 10 10v88H0V16Q0 6 10 6z" fill="var(--brand)" />
        <rect x={12} y={18} width={68} height={50} rx={4} fill="var(--sky)" />
        <path d="M22 30h48M22 42h48M22 54h30" strokeWidth={2} />
        <path d="M20 84h32" stroke="var(--surface)" strokeWidth={5} />
        <path d="M16 104h60v46H16z" fill="var(--surface)" />
      </g>
      <Person x={236} y={floor + 8} scale={1.3} mood="glad" wear="var(--leaf)" arm="up" />
      <rect x={226} y={104} width={22} height={14} rx={3} fill="var(--surface)" />
      <Person x={152} y={floor + 14} scale={1.25} mood="asking" />
      <Plant x={398} />
    </Place>
  );
}

/** Done: with the receipt, or with the card that one came for. */
export function Served({ card = false }: { card?: boolean }) {
  return (
    <Place>
      <Board x={104} y={30} width={66} height={50} />
      <Person x={366} y={floor - 8} scale={1.1} mood="glad" wear="var(--leaf)" />
      <Counter x={310} width={110} height={50} />
      <Person x={216} y={floor + 14} scale={1.4} mood="glad" arm="up" />
      {card ? (
        <g transform="translate(246 40) rotate(-10)">
          <rect width={60} height={40} rx={6} fill="var(--brand)" />
          <path d="M0 9h60v8H0z" fill="var(--ink)" />
          <rect x={7} y={23} width={14} height={10} rx={2} fill="var(--sun)" />
        </g>
      ) : (
        <g transform="translate(250 22)">
          <path d="M0 0h36v54l-6 -5 -6 5 -6 -5 -6 5 -6 -5 -6 5z" fill="var(--surface)" />
          <path d="M8 12h20M8 22h20M8 34l5 5 11 -11" strokeWidth={2.4} />
        </g>
      )}
    </Place>
  );
}
