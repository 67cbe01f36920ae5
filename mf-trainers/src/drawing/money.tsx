import type { Kopecks } from '../simulator/money.ts';
import { Drawing } from './drawing.tsx';

/** A banknote, or a coin below five roubles, with its worth on it. */
export function MoneyDrawing({ kopecks }: { kopecks: Kopecks }) {
  const worth = kopecks >= 100 ? kopecks / 100 : kopecks;
  return kopecks >= 500 ? (
    <Drawing viewBox="0 0 120 66">
      <rect x={3} y={3} width={114} height={60} rx={6} fill={noteColours[kopecks] ?? 'var(--leaf)'} />
      <rect x={11} y={11} width={98} height={44} rx={4} fill="var(--surface)" />
      <ellipse cx={60} cy={33} rx={28} ry={18} fill="var(--sand)" />
      <text x={60} y={41} fontSize={22} textAnchor="middle">
        {worth}
      </text>
    </Drawing>
  ) : (
    <Drawing viewBox="0 0 66 66">
      <circle cx={33} cy={33} r={29} fill={kopecks >= 100 ? 'var(--sun)' : 'var(--sand)'} />
      <circle cx={33} cy={33} r={22} strokeWidth={2} />
      <text x={33} y={41} fontSize={22} textAnchor="middle">
        {worth}
      </text>
    </Drawing>
  );
}

const noteColours: Record<Kopecks, string> = {
  500: 'var(--sand)',
  1000: 'var(--sky)',
  2000: 'var(--sun)',
  5000: 'var(--coral)',
  10000: 'var(--leaf)',
};

export function CardDrawing() {
  return (
    <Drawing viewBox="0 0 120 84">
      <rect x={4} y={6} width={112} height={72} rx={10} fill="var(--brand)" />
      <path d="M4 22h112v14H4z" fill="var(--ink)" />
      <rect x={16} y={48} width={24} height={18} rx={4} fill="var(--sun)" />
      <path d="M52 52h50M52 64h30" stroke="var(--surface)" />
    </Drawing>
  );
}

export function CashDrawing() {
  return (
    <Drawing viewBox="0 0 120 84">
      <g transform="rotate(-8 60 40)">
        <rect x={10} y={10} width={96} height={48} rx={5} fill="var(--leaf)" />
        <circle cx={58} cy={34} r={14} fill="var(--surface)" />
      </g>
      <rect x={8} y={26} width={96} height={48} rx={5} fill="var(--sky)" />
      <circle cx={56} cy={50} r={14} fill="var(--surface)" />
      <circle cx={98} cy={66} r={15} fill="var(--sun)" />
      <circle cx={98} cy={66} r={9} strokeWidth={2} />
    </Drawing>
  );
}
