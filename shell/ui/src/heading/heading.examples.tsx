import { PageHeading } from './heading.tsx';

export const examples = { plain: <PageHeading>Новости</PageHeading> };
