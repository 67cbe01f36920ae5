import type { ReactNode } from 'react';

/** Drawn in the portal's style: dark 3 px outlines and the six flat colours of its pictures. */
const scenes: ReactNode[] = [
  // A newspaper on a table
  <g key="newspaper">
    <path d="M62 34h96v84H62z" fill="var(--surface)" />
    <path d="M158 50h20v58a10 10 0 0 1-20 0z" fill="var(--sky)" />
    <path d="M74 46h72v14H74z" fill="var(--brand)" />
    <path d="M74 70h32v26H74z" fill="var(--sun)" />
    <path d="M116 72h30M116 83h30M116 94h30M74 107h72" />
    <path d="M62 118h106" />
  </g>,
  // A notice board between two trees
  <g key="board">
    <path d="M78 128V40M162 128V40" />
    <path d="M64 34h112v62H64z" fill="var(--sand)" />
    <path d="M56 34 120 14l64 20z" fill="var(--coral)" />
    <path d="M74 46h30v38H74z" fill="var(--surface)" />
    <path d="M112 46h24v22h-24z" fill="var(--sun)" />
    <path d="M144 46h22v38h-22z" fill="var(--sky)" />
    <path d="M80 56h18M80 65h18M112 78h24" />
    <path d="M26 128v-30" />
    <circle cx="26" cy="84" r="18" fill="var(--leaf)" />
    <path d="M214 128v-24" />
    <circle cx="214" cy="90" r="16" fill="var(--leaf)" />
  </g>,
  // A leaf calendar
  <g key="calendar">
    <path d="M72 36h96v86H72z" fill="var(--surface)" />
    <path d="M72 36h96v24H72z" fill="var(--coral)" />
    <path d="M94 26v20M146 26v20" />
    <path d="M84 72h14v12H84zM142 72h14v12h-14zM84 96h14v12H84zM113 96h14v12h-14z" fill="var(--sky)" />
    <path d="M113 72h14v12h-14z" fill="var(--sun)" />
    <path d="M142 96h14v12h-14z" fill="var(--leaf)" />
  </g>,
  // A bench in the park
  <g key="bench">
    <circle cx="200" cy="34" r="15" fill="var(--sun)" />
    <path d="M80 66v62M160 66v62" />
    <path d="M66 70h108v10H66zM66 86h108v10H66zM58 104h124v10H58z" fill="var(--sand)" />
    <path d="M32 128V82" />
    <path d="M32 30c20 0 30 16 26 32-3 14-14 20-26 20S9 76 6 62C2 46 12 30 32 30z" fill="var(--leaf)" />
    <path d="M218 128v-20" />
    <circle cx="218" cy="96" r="14" fill="var(--leaf)" />
  </g>,
];

/** Stands in for a picture that a post does not have; `of`: the post's id, which keeps its drawing from visit to visit. */
export function NewsDrawing({ of }: { of: string }) {
  return (
    <svg viewBox="0 0 240 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path d="M0 0h240v150H0z" fill="var(--brand-wash)" />
      <path d="M0 128h240v22H0z" fill="var(--sand)" />
      <g stroke="var(--ink)" strokeWidth={3} strokeLinejoin="round" strokeLinecap="round">
        <path d="M0 128h240" />
        {scenes[numberOf(of) % scenes.length]}
      </g>
    </svg>
  );
}

function numberOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
