import { areEqual, bounded, compare, isTrue, numberOf, type Value } from "./values.ts";

type Operate = (left: Value, right: Value) => Value;

const calculation =
  (calculate: (left: number, right: number) => number): Operate =>
  (left, right) =>
    bounded(calculate(numberOf(left), numberOf(right)));

const listOf = (value: Value): readonly (string | number)[] => {
  if (typeof value === "object") return value;
  return value === "" ? [] : [typeof value === "boolean" ? Number(value) : value];
};

/** Operators with a value on each side. */
export const OPERATORS: ReadonlyMap<string, Operate> = new Map<string, Operate>([
  ["or", (left, right) => isTrue(left) || isTrue(right)],
  ["and", (left, right) => isTrue(left) && isTrue(right)],
  ["=", areEqual],
  ["!=", (left, right) => !areEqual(left, right)],
  ["<", (left, right) => compare(left, right) < 0],
  ["<=", (left, right) => compare(left, right) <= 0],
  [">", (left, right) => compare(left, right) > 0],
  [">=", (left, right) => compare(left, right) >= 0],
  ["has", (left, right) => listOf(left).some((value) => areEqual(value, right))],
  ["+", calculation((left, right) => left + right)],
  ["-", calculation((left, right) => left - right)],
  ["*", calculation((left, right) => left * right)],
  ["/", calculation((left, right) => left / right)],
]);
