import { paramsOf } from "./params.ts";

/** Each preset's file has its own copy of this module; the symbol is the same in all. */
const OURS = Symbol.for("islet.ours");

const isOurs = (value: object) => Reflect.has(value, OURS);

/** Marks a value that Islet exposes under a stock script's name, so that it does not count as the script. */
export const markOurs = <Value extends object>(value: Value): Value =>
  Object.defineProperty(value, OURS, { value: true });

/** Whether a value is a function that Islet did not put there. */
export const isStockFunction = (value: unknown) => typeof value === "function" && !isOurs(value);

/** Whether an object on `window` has a key and was not put there by Islet. */
export const hasStockObject = (name: string, key: string) => {
  const value = paramsOf(name);
  return Reflect.has(value, key) && !isOurs(value);
};
