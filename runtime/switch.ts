const ON = new Set<unknown>([true, 1, "yes", "true", "1", "on"]);
const OFF = new Set<unknown>([false, 0, "no", "false", "0", "", "off"]);

/** Reads a switch, which the builder prints as `"yes"` and `""`; `undefined` for anything else. */
export const switchOf = (given: unknown): boolean | undefined =>
  ON.has(given) || (OFF.has(given) ? false : undefined);
