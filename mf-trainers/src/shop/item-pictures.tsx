import type { ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import type { ItemId } from './data.ts';

export function ItemDrawing({ of }: { of: ItemId }) {
  return <Drawing viewBox="0 0 90 80">{itemPictures[of]}</Drawing>;
}

/** The same to be put into another drawing, 90 × 80 units. */
export const itemPictures: Record<ItemId, ReactNode> = {
  bread: (
    <>
      <path d="M8 46q0 -28 37 -28t37 28v26H8z" fill="var(--coral)" />
      <path d="M24 34l8 -8M38 34l10 -12M54 34l10 -10" strokeWidth={4} />
      <path d="M8 58h74" />
    </>
  ),
  loaf: (
    <>
      <path d="M6 52q0 -18 20 -22l38 -4q22 0 20 18 -2 14 -22 18l-36 6q-20 0 -20 -16z" fill="var(--sun)" />
      <path d="M26 40l10 16M42 36l10 16M58 34l8 14" />
    </>
  ),
  bun: (
    <>
      <path d="M8 58q0 -34 37 -34t37 34q0 12 -12 12H20q-12 0 -12 -12z" fill="var(--sun)" />
      <path d="M28 40h2M44 34h2M60 40h2M36 50h2M53 50h2" strokeWidth={5} />
    </>
  ),
  pie: (
    <>
      <path d="M6 46h78l-8 26H14z" fill="var(--sand)" />
      <path d="M4 46q0 -22 41 -22t41 22z" fill="var(--coral)" />
      <path d="M20 44l16 -18M38 46l18 -22M58 46l14 -16M24 30l16 16M44 24l18 22" strokeWidth={2.4} />
    </>
  ),
  milk: (
    <>
      <path d="M24 30l8 -16h28l8 16v46H24z" fill="var(--surface)" />
      <path d="M24 30h44M32 14V6h28v8" />
      <path d="M24 46h44v18H24z" fill="var(--sky)" />
      <path d="M46 49q8 11 0 14q-8 -3 0 -14z" fill="var(--surface)" strokeWidth={2} />
    </>
  ),
  kefir: (
    <>
      <path d="M34 8h22v12q12 8 12 20v36H22V40q0 -12 12 -20z" fill="var(--surface)" />
      <path d="M34 8h22v8H34z" fill="var(--leaf)" />
      <rect x={22} y={42} width={46} height={20} fill="var(--leaf)" />
      <text x={45} y={58} fontSize={16} textAnchor="middle">
        К
      </text>
    </>
  ),
  curd: (
    <>
      <path d="M8 34h74l-6 40H14z" fill="var(--sky)" />
      <path d="M10 34q6 -18 20 -14q6 -12 20 -6q14 -6 18 6q12 0 12 14z" fill="var(--surface)" />
      <path d="M28 54h34" />
    </>
  ),
  cream: (
    <>
      <path d="M18 24h54l-6 50H24z" fill="var(--surface)" />
      <path d="M14 16h62v10H14z" fill="var(--coral)" />
      <path d="M20 42h50l-2 16H22z" fill="var(--coral)" />
      <path d="M34 50h22" stroke="var(--surface)" />
    </>
  ),
  potato: (
    <>
      <path d="M10 52q-4 -24 22 -30q30 -4 34 18q0 30 -28 30q-24 0 -28 -18z" fill="var(--sand)" />
      <path d="M28 40h1M44 50h1M36 58h1M52 36h1" strokeWidth={5} />
      <path d="M54 66q-2 -18 14 -20q16 2 14 16q-4 12 -16 12q-8 0 -12 -8z" fill="var(--sand)" />
    </>
  ),
  cabbage: (
    <>
      <circle cx={45} cy={44} r={32} fill="var(--leaf)" />
      <path
        d="M45 12v60M45 30q-16 -6 -24 4M45 46q-18 -4 -26 8M45 30q16 -6 24 4M45 46q18 -4 26 8"
        strokeWidth={2.4}
      />
    </>
  ),
  carrot: (
    <>
      <path d="M30 34q10 -14 24 -4q12 12 0 24L16 74q-8 0 -6 -8z" fill="var(--coral)" />
      <path d="M32 44l8 4M26 54l8 4" />
      <path d="M54 30q0 -16 10 -22q2 10 -4 18q8 -6 20 -4q-4 12 -18 14z" fill="var(--leaf)" />
    </>
  ),
  onion: (
    <>
      <path
        d="M45 18q4 14 22 20q14 8 8 22q-8 14 -30 14t-30 -14q-6 -14 8 -22q18 -6 22 -20z"
        fill="var(--sun)"
      />
      <path d="M45 22v50M36 34q-10 18 -2 38M54 34q10 18 2 38" strokeWidth={2.4} />
      <path d="M45 20q-6 -8 -10 -12M45 20V4M45 20q6 -8 10 -12" />
    </>
  ),
};
