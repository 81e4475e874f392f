/**
 * Loads something once, however many widgets ask: each `import()` is a task for the browser, even of a module
 * that has been there for long. What failed is asked for again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
