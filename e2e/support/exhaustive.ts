/** Tag of tests that prove one promise with every page, text or widget: `npm test -- all` runs them, `npm test` does not. */
export const EXHAUSTIVE = "@exhaustive";

/** Details of a test that is repeated, with further tags: `npm test` runs the first one. */
export const onceInShort = (index: number, ...tags: string[]): { tag: string[] } => ({
  tag: index === 0 ? tags : [...tags, EXHAUSTIVE],
});
