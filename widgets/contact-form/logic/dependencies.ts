import type { CompiledRow } from "./compiled-row.ts";

/** The places of the rows on which each row depends: fields in its condition and formula, and its step. */
export function dependenciesOf(rows: readonly CompiledRow[]): readonly (readonly number[])[] {
  const places = new Map(rows.map(({ row }, place) => [row.name, place]));
  return rows.map(({ row, condition, formula }) => [
    ...[...(condition?.names ?? []), ...(formula?.names ?? [])].flatMap((name) => places.get(name) ?? []),
    ...(row.step === undefined ? [] : [row.step]),
  ]);
}

/** The places of the rows that depend on themselves: Tarjan's algorithm, which visits each dependency once. */
export function circlesIn(dependencies: readonly (readonly number[])[]): ReadonlySet<number> {
  const inCircles = new Set<number>();
  const numbers = new Map<number, number>();
  const path: number[] = [];
  const open = new Set<number>();

  /** Numbers a row and all that it depends on; returns the least number of the path that can be reached from it. */
  function visit(place: number): number {
    const [own, start] = [numbers.size, path.length];
    const others = dependencies[place] ?? [];
    numbers.set(place, own);
    path.push(place);
    open.add(place);
    let least = own;
    for (const other of others) {
      const number = numbers.get(other);
      if (number === undefined) least = Math.min(least, visit(other));
      else if (open.has(other)) least = Math.min(least, number);
    }
    if (least < own) return least;
    const group = path.splice(start);
    for (const one of group) {
      open.delete(one);
      if (group.length > 1 || others.includes(place)) inCircles.add(one);
    }
    return least;
  }

  for (const place of dependencies.keys()) if (!numbers.has(place)) visit(place);
  return new Set([...dependencies.keys()].filter((place) => inCircles.has(place)));
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
