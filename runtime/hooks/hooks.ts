import { type Callback, createCallbacks } from "./callbacks.ts";

/** Actions and filters with Elementor's names and priorities. */
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

/** Creates hooks: a callback that throws is reported and stops no other; a filter that throws leaves the value as it was. */
export function createHooks(report: (error: unknown) => void): Hooks {
  const [addAction, removeAction, runActions] = createCallbacks(report);
  const [addFilter, removeFilter, runFilters] = createCallbacks(report);
  return {
    addAction,
    removeAction,
    doAction: (name, ...values) => runActions<unknown>(name, 0, () => values),
    addFilter,
    removeFilter,
    applyFilters: (name, value, ...values) => runFilters(name, value, (current) => [current, ...values]),
  };
}
