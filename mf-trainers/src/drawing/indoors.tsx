import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

/** Size of the wide pictures of places: the floor lies at 172 of 200; the middle 300 units are seen on a phone. */
export const wide = '0 0 480 200';
export const floor = 172;

export function Room({ wall = 'var(--brand-wash)' }: { wall?: string }) {
  return (
    <>
      <path d="M-200 0h880v200h-880z" fill={wall} stroke="none" />
      <path d={`M-200 ${floor}h880v28h-880z`} fill="var(--sand)" stroke="none" />
      <path d={`M-200 ${floor}h880`} />
    </>
  );
}

/** A picture of a place, edge to edge. */
export function Place({ children, wall }: { children: ReactNode; wall?: string }) {
  return (
    <Drawing viewBox={wide} fit="slice">
      {wall ? <Room wall={wall} /> : <Room />}
      {children}
    </Drawing>
  );
}

/** A counter with its front towards us. */
export function Counter({ x, width, height = 52 }: { x: number; width: number; height?: number }) {
  const top = floor - height;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} fill="var(--sky)" />
      <rect x={x - 6} y={top - 8} width={width + 12} height={10} rx={4} fill="var(--sun)" />
      <path d={`M${x + 14} ${top + 14}h${width - 28}v${height - 24}h${28 - width}z`} strokeWidth={2} />
    </>
  );
}

/** A board with lines of writing. */
export function Board({
  x,
  y,
  width = 60,
  height = 40,
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
}) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={4} fill="var(--surface)" />
      <path
        d={`M${x + 10} ${y + 12}h${width - 20}M${x + 10} ${y + 22}h${width - 28}M${x + 10} ${y + 31}h${width - 24}`}
        strokeWidth={2}
      />
    </>
  );
}

export function Plant({ x }: { x: number }) {
  return (
    <>
      <path
        d={`M${x} ${floor - 22}q-20 -8 -18 -34q18 6 18 34q-2 -32 12 -44q10 24 -12 44q10 -20 24 -18q0 16 -24 18`}
        fill="var(--leaf)"
      />
      <path d={`M${x - 14} ${floor - 24}h28l-5 24h-18z`} fill="var(--coral)" />
    </>
  );
}
