type Callback = (...values: never[]) => unknown;

/** Actions and filters with the page builder's names and priorities. */
export interface Hooks {
  /** Runs `callback` at each `doAction(name)`; lower priorities first; the same callback is added once. Returns a function that removes it. */
  addAction(name: string, callback: Callback, priority?: number): () => void;
  doAction(name: string, ...values: unknown[]): void;
  removeAction(name: string, callback?: Callback): void;
  /** Lets `callback` change what `applyFilters(name, value)` returns. Returns a function that removes it. */
  addFilter(name: string, callback: Callback, priority?: number): () => void;
  applyFilters<Value>(name: string, value: Value, ...values: unknown[]): Value;
  removeFilter(name: string, callback?: Callback): void;
}

/** The builder's default priority. */
const DEFAULT_PRIORITY = 10;

/** Creates hooks: a callback that throws is reported and stops no other; a filter that throws leaves the value as it was. */
export function createHooks(report: (error: unknown) => void): Hooks {
  /** The callbacks of actions, or those of filters, by name and with their priority. */
  function createRegistry() {
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
    const run = <Value>(name: string, value: Value, callWith: (value: Value) => unknown[]): Value =>
      // Most names have no callback, and each mounted widget runs three.
      [...(names.get(name) ?? [])]
        .sort((a, b) => a[1] - b[1])
        .reduce((current, [callback]) => {
          try {
            return callback(...(callWith(current) as never[])) as Value;
          } catch (error) {
            report(error);
            return current;
          }
        }, value);
    return [add, remove, run] as const;
  }

  const [addAction, removeAction, runActions] = createRegistry();
  const [addFilter, removeFilter, runFilters] = createRegistry();
  return {
    addAction,
    removeAction,
    doAction: (name, ...values) => runActions<unknown>(name, 0, () => values),
    addFilter,
    removeFilter,
    applyFilters: (name, value, ...values) => runFilters(name, value, (current) => [current, ...values]),
  };
}
