/**
 * The seed of the order in which test files run: another one each time, so that none counts on what ran before it.
 * `ISLET_ORDER=123 npm test` repeats one.
 */
export const order = process.env.ISLET_ORDER ?? String(Math.floor(Math.random() * 1_000_000));
