/**
 * Tag of the tests of `npm test`: each widget's main behaviour once, the way to a paid order, and what the runtime promises first.
 * All others run with `npm test -- all`.
 */
export const CORE = "@core";
