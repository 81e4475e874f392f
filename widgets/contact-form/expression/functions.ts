import { bounded, isFilled, numberOf, numbersOf, rounded, sumOf, type Value } from "./values.ts";

interface KnownFunction {
  /** How many values it takes at most. */
  readonly most: number;
  of(values: readonly Value[]): Value;
}

const least = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : 0);
const most = (numbers: readonly number[]) => (numbers.length > 0 ? Math.max(...numbers) : 0);
const first = (values: readonly Value[]) => values[0] ?? "";

/** What an expression can call, by name. */
export const FUNCTIONS: ReadonlyMap<string, KnownFunction> = new Map<string, KnownFunction>([
  ["sum", { most: 100, of: (values) => sumOf(values.flatMap(numbersOf)) }],
  ["min", { most: 100, of: (values) => least(values.flatMap(numbersOf)) }],
  ["max", { most: 100, of: (values) => most(values.flatMap(numbersOf)) }],
  ["round", { most: 2, of: (values) => rounded(numberOf(first(values)), numberOf(values[1] ?? 0)) }],
  [
    "count",
    {
      most: 1,
      of: ([value = ""]) => bounded(typeof value === "object" ? value.length : Number(isFilled(value))),
    },
  ],
  ["filled", { most: 1, of: (values) => isFilled(first(values)) }],
]);
