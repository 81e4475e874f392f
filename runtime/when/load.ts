import type { Strategy } from "./wait.ts";

/** At once. */
export const load: Strategy = () => Promise.resolve(undefined);
