type Callback = (...values: never[]) => unknown;

/** Actions and filters with the page builder's names and priorities (reference: shop 12.2). */
export interface Hooks {
  /** Runs `callback` at each `doAction(name)`; lower priorities first; the same callback is added once. Returns its undo. */
  addAction(name: string, callback: Callback, priority?: number): () => void;
  doAction(name: string, ...values: unknown[]): void;
  removeAction(name: string, callback?: Callback): void;
  /** Lets `callback` change what `applyFilters(name, value)` returns. Returns its undo. */
  addFilter(name: string, callback: Callback, priority?: number): () => void;
  applyFilters<Value>(name: string, value: Value, ...values: unknown[]): Value;
  removeFilter(name: string, callback?: Callback): void;
}

type Registered = readonly [callback: Callback, priority: number];

/** The builder's default priority. */
const DEFAULT_PRIORITY = 10;

/** A callback that throws is reported and stops no other; a filter that throws leaves the value as it was. */
export function createHooks(report: (error: unknown) => void): Hooks {
  /** Actions and filters of one name are apart. */
  function createRegistry() {
    const lists = new Map<string, readonly Registered[]>();
    const list = (name: string) => lists.get(name) ?? [];
    const remove = (name: string, callback?: Callback) =>
      void lists.set(name, callback ? list(name).filter(([one]) => one !== callback) : []);
    const add = (name: string, callback: Callback, priority = DEFAULT_PRIORITY) => {
      const all: Registered[] = [...list(name), [callback, priority]];
      if (!list(name).some(([one]) => one === callback))
        lists.set(
          name,
          all.sort((a, b) => a[1] - b[1]),
        );
      return () => remove(name, callback);
    };
    const run = <Value>(name: string, value: Value, callWith: (value: Value) => unknown[]): Value =>
      list(name).reduce((kept, [callback]) => {
        try {
          return callback(...(callWith(kept) as never[])) as Value;
        } catch (error) {
          report(error);
          return kept;
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
    applyFilters: (name, value, ...values) => runFilters(name, value, (kept) => [kept, ...values]),
  };
}
