import { Drawing } from '../drawing/drawing.tsx';
import { Counter, floor, Place } from '../drawing/indoors.tsx';
import { Person } from '../drawing/person.tsx';
import type { ItemId, SectionId } from './data.ts';
import { itemPictures } from './item-pictures.tsx';

const shown: Record<SectionId, readonly ItemId[]> = {
  bakery: ['bread', 'loaf', 'bun', 'pie'],
  dairy: ['milk', 'kefir', 'curd', 'cream'],
  vegetables: ['potato', 'cabbage', 'carrot', 'onion'],
};

/** A rack with the goods of one section on two boards. */
export function Rack({ section }: { section: SectionId }) {
  return (
    <Drawing viewBox="0 0 140 150">
      <rect x={6} y={4} width={128} height={146} rx={4} fill="var(--sky)" />
      {shown[section].map((item, index) => (
        <g
          key={item}
          transform={`translate(${14 + 60 * (index % 2)} ${10 + 68 * Math.floor(index / 2)}) scale(0.6)`}
        >
          {itemPictures[item]}
        </g>
      ))}
      <path d="M6 60h128v8H6zM6 128h128v8H6z" fill="var(--sand)" />
    </Drawing>
  );
}

export function Till() {
  return (
    <Drawing viewBox="0 0 140 150">
      <rect x={6} y={92} width={128} height={58} fill="var(--leaf)" />
      <path d="M0 84h140v10H0z" fill="var(--ink)" />
      <rect x={70} y={44} width={54} height={40} rx={5} fill="var(--surface)" />
      <rect x={78} y={52} width={38} height={14} rx={2} fill="var(--sky)" />
      <path d="M80 74h6M94 74h6M108 74h6" strokeWidth={4} />
      <g transform="translate(10 40) scale(0.55)">{itemPictures.milk}</g>
      <path d="M18 112h104" strokeDasharray="8 8" />
    </Drawing>
  );
}

/** At the door of the shop, by the pile of baskets. */
export function Baskets() {
  return (
    <Place>
      <rect x={96} y={20} width={96} height={152} rx={4} fill="var(--sky)" />
      <path d="M144 20v152" />
      <path d="M132 84v26M156 84v26" stroke="var(--brand)" strokeWidth={5} />
      {[0, 1, 2].map((layer) => (
        <g key={layer} transform={`translate(0 ${-22 * layer})`}>
          <path d="M240 136h96l-10 36h-76z" fill={layer % 2 ? 'var(--sun)' : 'var(--coral)'} />
          <path d="M248 148h80M264 136l4 36M288 136v36M312 136l-4 36" strokeWidth={2} />
        </g>
      ))}
      <path d="M250 92q0 -34 38 -34t38 34" strokeWidth={5} />
      <Person x={216} y={floor + 14} scale={1.2} mood="glad" />
    </Place>
  );
}

/** Home again with the bag full. */
export function Bought({ basket }: { basket: readonly ItemId[] }) {
  return (
    <Place>
      <Counter x={96} width={104} height={60} />
      <rect x={128} y={70} width={48} height={34} rx={4} fill="var(--surface)" />
      <rect x={136} y={77} width={32} height={12} fill="var(--sky)" />
      <Person x={254} y={floor + 12} scale={1.35} mood="glad" arm="up" />
      {basket.slice(0, 3).map((item, index) => (
        <g key={item} transform={`translate(${302 + 26 * index} ${66 - 8 * (index % 2)}) scale(0.5)`}>
          {itemPictures[item]}
        </g>
      ))}
      <path d="M300 98h96l-8 74h-80z" fill="var(--leaf)" />
      <path d="M322 112q0 -34 26 -34t26 34" strokeWidth={5} />
    </Place>
  );
}

/** What pays at the till: the terminal, or the dish for money. */
export function Terminal() {
  return (
    <Drawing viewBox="0 0 120 100">
      <rect x={34} y={4} width={52} height={92} rx={9} fill="var(--ink)" />
      <rect x={42} y={12} width={36} height={24} rx={3} fill="var(--sky)" />
      {[0, 1, 2].flatMap((column) =>
        [0, 1, 2].map((row) => (
          <circle
            key={`${column} ${row}`}
            cx={48 + 12 * column}
            cy={50 + 14 * row}
            r={4}
            fill="var(--surface)"
            stroke="none"
          />
        )),
      )}
      <rect x={4} y={18} width={36} height={24} rx={4} fill="var(--sun)" />
      <path d="M4 26h36" />
      <path d="M92 16q10 10 0 20M100 10q16 16 0 32" />
    </Drawing>
  );
}

export function MoneyDish() {
  return (
    <Drawing viewBox="0 0 120 100">
      <path d="M6 60h108q-6 32 -54 32T6 60z" fill="var(--surface)" />
      <g transform="rotate(-10 56 44)">
        <rect x={20} y={26} width={72} height={36} rx={4} fill="var(--leaf)" />
        <circle cx={56} cy={44} r={11} fill="var(--surface)" />
      </g>
      <circle cx={90} cy={54} r={11} fill="var(--sun)" />
      <path d="M6 60h108" />
    </Drawing>
  );
}
