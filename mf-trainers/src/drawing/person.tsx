export type Mood = 'calm' | 'glad' | 'ill' | 'asking';

export interface PersonProps {
  /** Where the feet stand. */
  x: number;
  y: number;
  /** 1 is 96 units tall. */
  scale?: number;
  mood?: Mood;
  /** Colour of the clothes. */
  wear?: string;
  /** Raised: waving, or holding something up. */
  arm?: 'down' | 'up';
}

const mouths: Record<Mood, string> = {
  calm: 'M-4 -73.5h8',
  glad: 'M-5 -75q5 5.5 10 0',
  ill: 'M-5 -72q5 -5 10 0',
  asking: 'M-2.5 -73a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
};

/** The one whom the visitor goes along with: no age, no sex, always in the same yellow jacket unless told otherwise. */
export function Person({ x, y, scale = 1, mood = 'calm', wear = 'var(--sun)', arm = 'down' }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-12 -38h24v33h-9.5v-22h-5v22h-9.5z" fill="var(--brand)" />
      <path d="M-15 0q0 -6 6 -6h6.5v6zM15 0q0 -6 -6 -6h-6.5v6z" fill="var(--ink)" />
      <path d="M-4 -70h8v9h-8z" fill="var(--sand)" />
      <Arm d="M-13 -57l-6 21" hand={{ x: -20, y: -32 }} wear={wear} />
      <path d="M-15 -31v-20q0 -13 10 -14q5 4 10 0q10 1 10 14v20z" fill={wear} />
      <path d="M0 -62v31" strokeWidth={2} />
      {arm === 'up' ? (
        <Arm d="M12 -56l14 -12" hand={{ x: 29, y: -71 }} wear={wear} />
      ) : (
        <Arm d="M13 -57l6 21" hand={{ x: 20, y: -32 }} wear={wear} />
      )}
      <circle cx={0} cy={-80} r={13.5} fill="var(--sand)" />
      <path
        d="M-13.5 -80q-1 -15 13.5 -15q14.5 0 13.5 15q-3 -2 -4 -6q-9 3 -17 0q-4 2 -6 6z"
        fill="var(--ink)"
      />
      <path d="M-5 -79.5v0.1M5 -79.5v0.1" strokeWidth={3.4} />
      <path d={mouths[mood]} strokeWidth={2.2} />
    </g>
  );
}

/** A sleeve with an outline, which is a broad line of ink under a narrower one of the jacket's colour. */
function Arm({ d, hand, wear }: { d: string; hand: { x: number; y: number }; wear: string }) {
  return (
    <>
      <path d={d} strokeWidth={11} />
      <path d={d} stroke={wear} strokeWidth={5.5} />
      <circle cx={hand.x} cy={hand.y} r={3.2} fill="var(--sand)" strokeWidth={2.4} />
    </>
  );
}
