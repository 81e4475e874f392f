/** How many turns React has asked for that have not come: while there is one, it has not drawn all. */
interface Turns {
  pending: number;
}

/** Modules may be loaded anew within a file; its window stays. */
const KEY = Symbol.for("islet.react-turns");

/** False in the engine that draws in microtasks. */
export const isReactBusy = (): boolean =>
  ((Reflect.get(globalThis, KEY) as Turns | undefined)?.pending ?? 0) > 0;

/**
 * Loads React, which takes its clock at that moment. A test that loads it under fake timers would leave later ones a React whose
 * effects wait for a clock that nobody moves.
 */
export async function loadReact(): Promise<void> {
  const turns: Turns = { pending: 0 };
  Reflect.set(globalThis, KEY, turns);
  const ask = globalThis.setImmediate;
  // React works in slices of 5 ms, each in a turn that it asks for here.
  Reflect.set(globalThis, "setImmediate", (work: () => void) => {
    turns.pending += 1;
    return ask(() => {
      turns.pending -= 1;
      work();
    });
  });
  await import("react-dom/client");
  Reflect.set(globalThis, "setImmediate", ask);
}
