import type { ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { Board, Counter, floor, Place, Plant } from '../drawing/indoors.tsx';
import { Person } from '../drawing/person.tsx';
import { Cross, Door, Tree, Window } from '../drawing/street.tsx';

/** At home, ill, on the edge of the bed. */
export function AtHome() {
  return (
    <Place>
      <Window x={116} y={26} width={64} height={60} />
      <path d="M104 22h16v70h-16M176 22h16v70h-16" fill="var(--coral)" />
      <path d="M214 110v62M372 96v76" strokeWidth={6} />
      <path d="M214 134h158v24H214z" fill="var(--sky)" />
      <path d="M262 132q54 -14 110 2v14H262z" fill="var(--leaf)" />
      <rect x={332} y={110} width={38} height={22} rx={8} fill="var(--surface)" />
      <path d="M126 172v-40h40v40M126 146h40" fill="var(--sand)" />
      <path d="M146 132v-18M132 114h28l-6 -18h-16z" fill="var(--sun)" />
      <Person x={248} y={floor} scale={1.2} mood="ill" />
      <path d="M231 66q17 -8 34 0v8q-17 -7 -34 0z" fill="var(--surface)" />
      <path d="M253 87l17 8" strokeWidth={5} />
      <path
        d="M284 52h70q10 0 10 10v18q0 10 -10 10h-56l-14 12v-12q-10 0 -10 -10V62q0 -10 10 -10z"
        fill="var(--surface)"
      />
      <path d="M302 71h4M318 71h4M334 71h4" strokeWidth={8} />
    </Place>
  );
}

/** The doctor behind a desk, with what the doctor is recognised by. */
export function DoctorPicture({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Board x={108} y={28} width={72} height={52} />
      <Cross x={144} y={54} size={14} />
      <Plant x={382} />
      <Person x={252} y={floor - 4} scale={1.3} mood="glad" wear="var(--surface)" />
      <path d="M240 94q0 28 12 28t12 -28" strokeWidth={2.4} />
      <circle cx={252} cy={126} r={5} fill="var(--sky)" />
      <Counter x={176} width={152} height={34} />
      <rect x={294} y={18} width={78} height={72} rx={10} fill="var(--surface)" />
      <g transform="translate(297 24) scale(0.6)">{children}</g>
    </Place>
  );
}

export function ClinicFront() {
  return (
    <Place>
      <Tree x={80} y={floor} size={24} />
      <rect x={132} y={44} width={216} height={128} rx={5} fill="var(--sky)" />
      <rect x={208} y={10} width={64} height={62} rx={9} fill="var(--surface)" />
      <Cross x={240} y={41} size={22} />
      {[150, 300].flatMap((x) =>
        [70, 118].map((y) => <Window key={`${x} ${y}`} x={x} y={y} width={32} height={30} />),
      )}
      <rect x={198} y={92} width={84} height={80} fill="var(--surface)" />
      <Door x={206} y={102} width={33} height={70} />
      <Door x={241} y={102} width={33} height={70} />
      <Tree x={404} y={floor} size={24} />
      <Person x={366} y={floor + 18} scale={0.95} />
    </Place>
  );
}

export function Registry() {
  return (
    <Place>
      <Board x={96} y={34} width={56} height={60} />
      <rect x={172} y={28} width={152} height={94} rx={6} fill="var(--sky)" />
      <Person x={248} y={166} scale={1} mood="glad" wear="var(--leaf)" />
      <path d="M172 28h152v94h-152z" />
      <path d="M184 42l22 -8M184 56l40 -16" strokeWidth={2} />
      <Counter x={160} width={176} height={46} />
      <rect x={222} y={112} width={30} height={12} rx={3} fill="var(--surface)" />
      <Person x={356} y={floor + 16} scale={1.05} />
      <Plant x={116} />
    </Place>
  );
}

/** Of the registry, handing over the ticket. */
export function Clerk() {
  return (
    <Drawing viewBox="0 0 110 100">
      <Person x={52} y={124} scale={1.15} mood="glad" wear="var(--leaf)" arm="up" />
    </Drawing>
  );
}

export function LiftDoors() {
  return (
    <Drawing viewBox="0 0 130 150">
      <rect x={12} y={22} width={92} height={128} rx={4} fill="var(--surface)" />
      <rect x={24} y={36} width={34} height={114} fill="var(--sky)" />
      <rect x={58} y={36} width={34} height={114} fill="var(--sky)" />
      <rect x={34} y={2} width={48} height={22} rx={5} fill="var(--sun)" />
      <path d="M50 18v-9l-5 5M50 9l5 5M68 9v9l-5 -5M68 18l5 -5" strokeWidth={2.4} />
      <circle cx={117} cy={84} r={6} fill="var(--coral)" />
      <circle cx={117} cy={104} r={6} fill="var(--sun)" />
    </Drawing>
  );
}

/** In the cabin, before the doors have opened. */
export function LiftInside() {
  return (
    <Drawing viewBox="0 0 200 170">
      <rect x={4} y={4} width={192} height={162} rx={4} fill="var(--brand-wash)" />
      <rect x={34} y={34} width={66} height={132} fill="var(--surface)" />
      <rect x={100} y={34} width={66} height={132} fill="var(--surface)" />
      <rect x={70} y={10} width={60} height={18} rx={5} fill="var(--ink)" />
      <path d="M88 23v-8l-5 5M88 15l5 5M112 15v8l-5 -5M112 23l5 -5" stroke="var(--sun)" strokeWidth={2.4} />
      <Person x={70} y={164} scale={1.1} />
    </Drawing>
  );
}

export function Stairs() {
  return (
    <Drawing viewBox="0 0 130 150">
      <path d="M4 150v-24h24v-24h24V78h24V54h24V30h26v120z" fill="var(--sand)" />
      <path d="M28 126h98M52 102h74M76 78h50M100 54h26" strokeWidth={2} />
      <path d="M6 96V74L112 -2M30 100V58M60 76V36M92 50V14" strokeWidth={4} />
    </Drawing>
  );
}

/** A door of the corridor; the number hangs above it as a sign of its own. */
export function CabinetDoor({ number }: { number: number }) {
  return (
    <Drawing viewBox="0 0 120 142">
      <rect x={10} y={6} width={100} height={136} rx={6} fill={doorColours[number % 10]!} />
      <rect x={26} y={24} width={46} height={44} rx={4} fill="var(--surface)" />
      <circle cx={94} cy={82} r={6} fill="var(--surface)" />
    </Drawing>
  );
}

const doorColours: Record<number, string> = {
  1: 'var(--brand)',
  2: 'var(--sky)',
  3: 'var(--coral)',
  4: 'var(--sun)',
  5: 'var(--leaf)',
};

export function InsidePharmacy() {
  return (
    <Place>
      <rect x={96} y={24} width={288} height={96} rx={4} fill="var(--surface)" />
      <path d="M96 56h288M96 90h288" />
      {[112, 150, 188, 300, 338].map((x, index) => (
        <g key={x}>
          <rect x={x} y={34} width={22} height={22} rx={3} fill={index % 2 ? 'var(--sun)' : 'var(--coral)'} />
          <rect
            x={x + 4}
            y={66}
            width={16}
            height={24}
            rx={6}
            fill={index % 2 ? 'var(--sky)' : 'var(--leaf)'}
          />
        </g>
      ))}
      <Person x={250} y={166} scale={1.1} mood="glad" wear="var(--surface)" />
      <Cross x={250} y={126} size={7} fill="var(--leaf)" />
      <Counter x={170} width={168} height={40} />
      <rect x={292} y={112} width={26} height={20} rx={3} fill="var(--sand)" />
      <Person x={128} y={floor + 16} scale={1.05} />
    </Place>
  );
}

/** Out of the doctor's door with the recipe, towards the pharmacy across the street. */
export function WithRecipe() {
  return (
    <Place>
      <rect x={236} y={52} width={164} height={120} rx={4} fill="var(--surface)" />
      <path d="M226 52h184l-12 28H238z" fill="var(--leaf)" />
      <path d="M270 52l-8 28M318 52v28M366 52l8 28" />
      <Cross x={318} y={26} size={20} fill="var(--leaf)" />
      <rect x={250} y={96} width={60} height={40} rx={3} fill="var(--sky)" />
      <Door x={330} y={98} width={46} height={74} fill="var(--brand)" />
      <Tree x={104} y={floor} size={24} />
      <Person x={180} y={floor + 14} scale={1.2} mood="glad" arm="up" />
      <rect x={204} y={40} width={36} height={44} rx={3} fill="var(--surface)" />
      <path d="M211 52h22M211 61h22M211 70h14" strokeWidth={2} />
    </Place>
  );
}
