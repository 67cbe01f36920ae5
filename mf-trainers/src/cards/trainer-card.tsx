import { Card } from '@portal/ui/card';
import type { TrainerEntry } from './trainers.ts';

export interface TrainerCardProps {
  trainer: TrainerEntry;
  /** Level of its heading: one below the heading that it stands under. */
  level: 2 | 3;
}

/** Picture and title; under the pointer or focus it grows and says 'Начать' (SPEC.md section 2). */
export function TrainerCard({ trainer: { title, path, Scene }, level }: TrainerCardProps) {
  return (
    <Card kind="outlined" level={level} title={title} hoverTitle="Начать" href={path} picture={<Scene />} />
  );
}
