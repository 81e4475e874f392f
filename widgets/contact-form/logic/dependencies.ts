import type { CompiledRow } from "./compiled-row.ts";

/** The places of the rows on which each row depends: fields in its condition and formula, and its step. */
export function dependenciesOf(rows: readonly CompiledRow[]): readonly (readonly number[])[] {
  const places = new Map(rows.map(({ row }, place) => [row.name, place]));
  return rows.map(({ row, condition, formula }) => [
    ...[...(condition?.names ?? []), ...(formula?.names ?? [])].flatMap((name) => places.get(name) ?? []),
    ...(row.step === undefined ? [] : [row.step]),
  ]);
}

/** The places of the rows that depend on themselves. */
export function circlesIn(dependencies: readonly (readonly number[])[]): ReadonlySet<number> {
  const reaches = (from: number) => {
    const seen = new Set<number>();
    const waiting = [...(dependencies[from] ?? [])];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (seen.has(place)) continue;
      seen.add(place);
      waiting.push(...(dependencies[place] ?? []));
    }
    return seen;
  };
  return new Set([...dependencies.keys()].filter((place) => reaches(place).has(place)));
}

/** The places of all rows, each behind those on which it depends. */
export function orderOf(dependencies: readonly (readonly number[])[]): readonly number[] {
  const order = new Set<number>();
  const visit = (place: number) => {
    if (order.has(place)) return;
    for (const other of dependencies[place] ?? []) visit(other);
    order.add(place);
  };
  for (const place of dependencies.keys()) visit(place);
  return [...order];
}
