/**
 * Sets properties that other scripts read, until the signal aborts. A property that another script has overwritten by
 * then is left alone.
 */
export function exposeGlobals(
  target: object,
  values: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Reflect.set(target, name, value);
    signal.addEventListener("abort", () => {
      if (Reflect.get(target, name) !== value) return;
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  }
}
