import { type Leader, type Leaders, POPULAR, type Tallies } from './documents.ts';

/** The most viewed, at most three; of equally viewed ones the newer. */
export function best(candidates: Leader[]): Leader[] {
  return candidates.toSorted((a, b) => b.views - a.views || b.order - a.order).slice(0, POPULAR);
}

export function bestOfTallies({ posts }: Tallies): Leader[] {
  return best(Object.entries(posts).map(([id, { order, views }]) => ({ id, order, views })));
}

export function bestOfLeaders({ of }: Leaders): Leader[] {
  return best(Object.values(of).flat());
}

/** The group after the best of one of its members have changed; a member without posts is left out. */
export function withLeaders({ of }: Leaders, member: number, leaders: Leader[]): Leaders {
  const { [member]: _, ...others } = of;
  return { of: leaders.length === 0 ? others : { ...others, [member]: leaders } };
}
