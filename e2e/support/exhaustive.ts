import { CORE } from "./core.ts";

/** Tag of tests that prove one promise with every page, text or widget: they are the long ones of `npm test -- all`. */
export const EXHAUSTIVE = "@exhaustive";

/** Details of a test that is repeated, with further tags: the first one is not `EXHAUSTIVE`. */
export const onceInShort = (index: number, ...tags: string[]): { tag: string[] } => ({
  tag: index === 0 ? tags : [...tags, EXHAUSTIVE],
});

/** The same of a test that `npm test` runs once, too. */
export const onceInCore = (index: number, ...tags: string[]): { tag: string[] } => ({
  tag: index === 0 ? [CORE, ...tags] : [...tags, EXHAUSTIVE],
});
