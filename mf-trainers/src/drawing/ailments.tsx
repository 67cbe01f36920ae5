import { Drawing } from './drawing.tsx';

export type AilmentPicture = 'throat' | 'nose' | 'ear' | 'head' | 'stomach' | 'teeth' | 'bruise' | 'back';

/** Where on the body it hurts: the place is ringed by sparks. */
export function AilmentDrawing({ of }: { of: AilmentPicture }) {
  return <Drawing viewBox="0 0 120 104">{ailmentPictures[of]}</Drawing>;
}

/** Red spot with four sparks around it. */
function Pain({ x, y, size = 9 }: { x: number; y: number; size?: number }) {
  const from = size + 4;
  const to = size + 10;
  return (
    <>
      <circle cx={x} cy={y} r={size} fill="var(--coral)" />
      <path
        d={[45, 135, 225, 315]
          .map((degrees) => {
            const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
            return `M${x + from * cos} ${y + from * sin}L${x + to * cos} ${y + to * sin}`;
          })
          .join('')}
      />
    </>
  );
}

function Face({ mouth = 'M48 76q12 -8 24 0' }: { mouth?: string }) {
  return (
    <>
      <path d="M26 104q2 -16 22 -18h24q20 2 22 18" fill="var(--sun)" />
      <path d="M50 80v12q10 8 20 0V80" fill="var(--sand)" />
      <path d="M28 52q0 -34 32 -34t32 34q0 38 -32 38T28 52z" fill="var(--sand)" />
      <path d="M26 48q0 -36 34 -36t34 36q-14 -4 -20 -14q-20 12 -48 14z" fill="var(--ink)" />
      <circle cx={47} cy={54} r={2.6} fill="var(--ink)" stroke="none" />
      <circle cx={73} cy={54} r={2.6} fill="var(--ink)" stroke="none" />
      <path d={mouth} />
    </>
  );
}

/** From behind or in front: shoulders, arms and trunk. */
function Trunk({ behind = false }: { behind?: boolean }) {
  return (
    <g transform="translate(6 12) scale(0.9)">
      <path d="M24 104V48q0 -20 20 -22h32q20 2 20 22v56z" fill="var(--sun)" />
      <path d="M36 60v44M84 60v44" />
      <path d="M50 28v-8h20v8q-10 6 -20 0z" fill={behind ? 'var(--ink)' : 'var(--sand)'} />
      <path d="M44 10q0 -16 16 -16t16 16q0 12 -16 12T44 10z" fill={behind ? 'var(--ink)' : 'var(--sand)'} />
      {behind && <path d="M60 36v60" strokeDasharray="2 8" />}
    </g>
  );
}

/** The same to be put into another drawing, 120 × 104 units. */
export const ailmentPictures = {
  throat: (
    <>
      <Face />
      <Pain x={60} y={92} size={7} />
    </>
  ),
  nose: (
    <>
      <Face />
      <Pain x={60} y={65} size={7} />
    </>
  ),
  ear: (
    <>
      <Face />
      <path d="M92 46q14 -4 12 12q-2 14 -14 10" fill="var(--sand)" />
      <Pain x={98} y={58} size={6} />
    </>
  ),
  head: (
    <>
      <Face />
      <path d="M30 34q30 -16 60 0v12q-30 -14 -60 0z" fill="var(--surface)" />
      <Pain x={60} y={22} size={8} />
    </>
  ),
  teeth: (
    <>
      <Face mouth="M44 70h32q0 14 -16 14T44 70z" />
      <path d="M46 71h28v5h-28zM53 71v5M60 71v5M67 71v5" fill="var(--surface)" strokeWidth={2} />
      <Pain x={80} y={74} size={7} />
    </>
  ),
  stomach: (
    <>
      <Trunk />
      <Pain x={60} y={76} size={11} />
    </>
  ),
  back: (
    <>
      <Trunk behind />
      <Pain x={60} y={76} size={11} />
    </>
  ),
  bruise: (
    <>
      <path d="M20 4h34l6 44q22 4 40 40l-16 16H52Q28 76 20 4z" fill="var(--sand)" />
      <path d="M18 4h38v14H19z" fill="var(--brand)" />
      <path d="M42 50l26 -10 8 16 -26 12z" fill="var(--surface)" />
      <path d="M52 56l12 -5M56 62l12 -5" strokeWidth={2} />
      <Pain x={44} y={84} size={7} />
    </>
  ),
} as const;
