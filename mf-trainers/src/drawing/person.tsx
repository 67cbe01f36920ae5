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
  calm: 'M-5 -77h10',
  glad: 'M-6 -79q6 7 12 0',
  ill: 'M-6 -75q6 -6 12 0',
  asking: 'M-2 -76a2.4 2.4 0 1 0 4 0a2.4 2.4 0 1 0 -4 0',
};

/** The one whom the visitor goes along with: no age, no sex, always in the same yellow jacket unless told otherwise. */
export function Person({ x, y, scale = 1, mood = 'calm', wear = 'var(--sun)', arm = 'down' }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-9 -30v28h-5M9 -30v28h5" fill="none" strokeWidth={7} />
      <path d="M-17 -28v-18q0 -17 17 -17t17 17v18z" fill={wear} />
      <path d={arm === 'up' ? 'M15 -52l14 -18' : 'M15 -50l6 20'} strokeWidth={6} />
      <path d="M-15 -50l-6 20" strokeWidth={6} />
      <circle cx={0} cy={-80} r={16} fill="var(--surface)" />
      <path d="M-15 -86q2 -13 15 -13t15 13q-15 -7 -30 0z" fill="var(--ink)" />
      <circle cx={-5} cy={-82} r={1.6} fill="var(--ink)" stroke="none" />
      <circle cx={5} cy={-82} r={1.6} fill="var(--ink)" stroke="none" />
      <path d={mouths[mood]} strokeWidth={2.4} />
    </g>
  );
}
