import { EXHAUSTIVE } from "./exhaustive.ts";

/** Tag of tests in an island's file for which it makes no difference what draws islands. They do not run with Preact. */
export const ONE_ENGINE = "@one-engine";

/**
 * Details of a test that proves one promise at several widths, or with several kinds of markup that islands draw alike:
 * the first of them runs with Preact, too, and in `npm test`.
 */
export const repeated = (index: number): { tag?: string[] } =>
  index === 0 ? {} : { tag: [ONE_ENGINE, EXHAUSTIVE] };
