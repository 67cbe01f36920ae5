import { Card } from '@portal/ui/card';
import type { TrainerEntry } from './trainers.ts';

/** Picture and title; under the pointer or focus it grows and says 'Начать' (SPEC.md section 2). */
export function TrainerCard({ trainer: { title, path, Scene } }: { trainer: TrainerEntry }) {
  return <Card kind="outlined" title={title} hoverTitle="Начать" href={path} picture={<Scene />} />;
}
