/** A function that a page or a widget gives to be called by name. */
export type Callback = (...values: never[]) => unknown;

/** Elementor's default priority. */
const DEFAULT_PRIORITY = 10;

/**
 * Callbacks by name, each once and with its priority: how to add one, to remove one or all of a name, to run them, and all
 * names. Running passes a value through them; one that throws is reported and leaves the value as it was.
 */
export function createCallbacks(report: (error: unknown) => void) {
  const names = new Map<string, Map<Callback, number>>();
  const callbacksOf = (name: string) => names.get(name) ?? new Map<Callback, number>();
  const remove = (name: string, callback?: Callback) => {
    if (callback) callbacksOf(name).delete(callback);
    else names.delete(name);
  };
  const add = (name: string, callback: Callback, priority = DEFAULT_PRIORITY) => {
    const callbacks = callbacksOf(name);
    if (!callbacks.has(callback)) names.set(name, callbacks.set(callback, priority));
    return () => remove(name, callback);
  };
  const run = <Value>(name: string, value: Value, callWith: (value: Value) => unknown[]): Value => {
    // Most names have no callback, and each mounted widget runs three.
    if (!names.has(name)) return value;
    return [...callbacksOf(name)]
      .sort((a, b) => a[1] - b[1])
      .reduce((current, [callback]) => {
        try {
          return callback(...(callWith(current) as never[])) as Value;
        } catch (error) {
          report(error);
          return current;
        }
      }, value);
  };
  return [add, remove, run, names] as const;
}
