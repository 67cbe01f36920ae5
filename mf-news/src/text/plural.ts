const rules = new Intl.PluralRules('ru');

/** The form of a Russian noun that goes with `count`: [1 новость, 2 новости, 5 новостей]. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}
