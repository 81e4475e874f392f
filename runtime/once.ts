/**
 * Loads something once, however often it is asked for: each `import()` costs the browser a task, even of a loaded module.
 * After a failure the next call loads again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
