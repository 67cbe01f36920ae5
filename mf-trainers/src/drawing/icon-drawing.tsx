import type { LucideIcon } from 'lucide-react';
import { Drawing } from './drawing.tsx';

/** An icon as a picture in the portal's drawing style: on a round ground of one flat colour. */
export function IconDrawing({ of: Icon, ground = 'var(--sky)' }: { of: LucideIcon; ground?: string }) {
  return (
    <Drawing viewBox="0 0 100 100">
      <circle cx={50} cy={50} r={46} fill={ground} />
      <Icon x={24} y={24} width={52} height={52} strokeWidth={1.5} color="var(--ink)" />
    </Drawing>
  );
}
