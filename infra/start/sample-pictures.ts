import sharp from 'sharp';

const INK = '#16252b';
const WASH = '#dff0ee';
const SAND = '#f2dfbd';
const SKY = '#bfe3ea';
const CORAL = '#d9502e';
const SUN = '#ffc845';
const LEAF = '#2f7d4f';
const TEAL = '#084c54';
const WHITE = '#ffffff';

const tree = (x: number) => `<path d="M${x} 128v-28"/><circle cx="${x}" cy="90" r="16" fill="${LEAF}"/>`;
const window = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="26" height="24" rx="2" fill="${WHITE}"/><path d="M${x + 13} ${y}v24M${x} ${y + 12}h26" stroke-width="2"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** Scenes of 240 by 150 in the site's outline and flat colours. */
const scenes = {
  bank: [
    tree(22),
    tree(218),
    `<path d="M42 62 120 22l78 40z" fill="${SUN}"/><circle cx="120" cy="46" r="9" fill="${LEAF}"/>`,
    box(48, 62, 144, 12, WHITE),
    ...[58, 84, 140, 166].map((x) => box(x, 74, 16, 44, WHITE)),
    box(108, 80, 24, 38, TEAL),
    box(40, 118, 160, 10, SKY),
  ],
  ramp: [
    tree(214),
    `<path d="M26 68 96 24l70 44z" fill="${CORAL}"/><circle cx="96" cy="50" r="10" fill="${SUN}"/>`,
    box(36, 68, 120, 60, WHITE),
    window(48, 84),
    box(116, 78, 28, 50, TEAL),
    `<path d="M116 128v-8h30l68 8z" fill="${SUN}"/><path d="M146 98v22M172 103v20M198 108v18M146 98l58 11" />`,
    '<circle cx="138" cy="104" r="2" />',
  ],
  computer: [
    box(60, 30, 106, 70, TEAL, 6),
    box(68, 38, 90, 54, SKY),
    `<path d="M78 52h44M78 64h62M78 76h30" stroke="${TEAL}" stroke-width="5"/>`,
    `<path d="M106 100h14l4 18h-22z" fill="${WHITE}"/>`,
    box(62, 116, 102, 10, WHITE),
    `<path d="M182 104h22v22h-22z" fill="${CORAL}"/><path d="M204 108q12 2 0 14" fill="none"/>`,
    `<path d="M30 104h22l-4 22H34z" fill="${SUN}"/><path d="M41 104V76" /><circle cx="41" cy="68" r="11" fill="${LEAF}"/>`,
  ],
  calendar: [
    box(62, 32, 116, 86, WHITE, 8),
    `<path d="M62 40q0-8 8-8h100q8 0 8 8v14H62z" fill="${CORAL}"/>`,
    '<path d="M88 22v18M152 22v18" stroke-width="6"/>',
    ...[64, 82, 100].flatMap((y) => [72, 90, 108, 126].map((x) => box(x, y, 11, 10, WASH, 2))),
    ...[64, 82, 100].map((y) => box(148, y, 18, 10, SUN, 2)),
    `<path d="m150 86 5 5 10-13" fill="none" stroke="${TEAL}" stroke-width="4"/>`,
  ],
} as const;

export type PictureName = keyof typeof scenes;

/** Draws a scene as a PNG of 1200 by 750 pixels. */
export async function drawPicture(name: PictureName): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 150" width="1200" height="750">
    <rect width="240" height="150" fill="${WASH}"/><path d="M0 128h240v22H0z" fill="${SAND}"/>
    <g stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M0 128h240"/>${scenes[name].join('')}
    </g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}
