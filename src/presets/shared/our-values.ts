import { paramsOf } from "./params.ts";

const ourValues = new WeakSet<object>();

/** Marks a value that Islet exposes under a stock script's name, so that it does not count as the script. */
export function markOurs<Value extends object>(value: Value): Value {
  ourValues.add(value);
  return value;
}

/** Whether a value is a function that Islet did not put there. */
export const isStockFunction = (value: unknown) => typeof value === "function" && !ourValues.has(value);

/** Whether an object on `window` has a key and was not put there by Islet. */
export const hasStockObject = (name: string, key: string) => {
  const value = paramsOf(name);
  return Reflect.has(value, key) && !ourValues.has(value);
};
