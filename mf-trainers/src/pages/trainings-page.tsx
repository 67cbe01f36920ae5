import type { Mount } from '@portal/contracts/web/mount';
import { PageHeading } from '@portal/ui/heading';
import { useEffect } from 'react';
import { CardBlock } from '../cards/card-block.tsx';

const title = 'Электронные тренажёры';

/** `/trainings`: what the trainers are for, and the six cards. */
export function TrainingsPage({ page, announce, display }: Mount) {
  useEffect(() => page({ title }), [page]);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <CardBlock level={2} announce={announce} display={display} />
    </>
  );
}
