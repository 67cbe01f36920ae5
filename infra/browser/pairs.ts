/** Values of each factor, by the factor's name. */
export type Factors = Record<string, readonly string[]>;
export type Combination<F extends Factors> = { [K in keyof F]: F[K][number] };

/** Every combination of one value of each factor. */
export function everyCombination<F extends Factors>(factors: F): Combination<F>[] {
  return Object.entries(factors).reduce<Record<string, string>[]>(
    (begun, [name, values]) => begun.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as Combination<F>[];
}

/**
 * Few of the combinations, such that every two values of two factors that meet in any of them meet in one of the few:
 * always the one next that has most pairs which have not met yet (pairwise testing, greedily). The same each time.
 *
 * @param chosen whose pairs have met already
 */
export function pairwise<C extends Record<string, string>>(
  combinations: readonly C[],
  chosen: readonly C[] = [],
): C[] {
  const candidates = combinations.map((combination) => ({ combination, pairs: pairsOf(combination) }));
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs));
  for (const pair of chosen.flatMap(pairsOf)) missing.delete(pair);
  const few: C[] = [];
  while (missing.size > 0) {
    const gain = ({ pairs }: { pairs: string[] }) => pairs.filter((pair) => missing.has(pair)).length;
    const best = candidates.reduce((most, one) => (gain(one) > gain(most) ? one : most));
    few.push(best.combination);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return few;
}

/** Every two values that meet in the combination. */
export function pairsOf(combination: Record<string, string>): string[] {
  const values = Object.entries(combination).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} & ${other}`));
}
