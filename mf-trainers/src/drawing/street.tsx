/** Things that stand along a street, drawn from their foot at (x, y) or their corner. Units are those of the drawing. */

/** Pale sky and a strip of ground; the ground line lies at 128 of 150. */
export function Ground() {
  return (
    <>
      <path d="M0 0h240v150H0z" fill="var(--brand-wash)" stroke="none" />
      <path d="M0 128h240v22H0z" fill="var(--sand)" stroke="none" />
      <path d="M-2 128h244" />
    </>
  );
}

export function Tree({ x, y = 128, size = 17 }: { x: number; y?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`} strokeWidth={60 / size}>
      <path d="M-3 0v-28h6v28z" fill="var(--sand)" />
      <path
        d="M-19 -31a12.4 12.4 0 0 1 5.6 -19a15 15 0 0 1 26.8 0a12.4 12.4 0 0 1 5.6 19a10 10 0 0 1 -12 7h-14a10 10 0 0 1 -12 -7z"
        fill="var(--leaf)"
      />
      <path d="M0 -25v-9l6 -5" />
    </g>
  );
}

interface Box {
  x: number;
  y: number;
  width?: number;
  height?: number;
}

export function Door({ x, y, width = 26, height = 42, fill = 'var(--coral)' }: Box & { fill?: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={3} fill={fill} />
      <circle cx={x + width - 6} cy={y + height / 2} r={2.2} fill="var(--ink)" stroke="none" />
    </>
  );
}

export function Window({ x, y, width = 24, height = 22 }: Box) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={2} fill="var(--surface)" />
      <path d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`} strokeWidth={2} />
    </>
  );
}

/** A cross of two bars around (x, y): the sign of medicine. */
export function Cross({
  x,
  y,
  size = 14,
  fill = 'var(--coral)',
}: {
  x: number;
  y: number;
  size?: number;
  fill?: string;
}) {
  const bar = size * 0.64;
  const half = bar / 2;
  return (
    <path
      d={`M${x - half} ${y - size}h${bar}v${size - half}h${size - half}v${bar}h${half - size}v${size - half}h${-bar}v${half - size}h${half - size}v${-bar}h${size - half}z`}
      fill={fill}
      strokeWidth={2}
    />
  );
}
