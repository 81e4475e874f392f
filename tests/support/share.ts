/** Whether every test gets all its inputs: `npm test -- all`. */
const isWhole = process.env["ISLET_INPUTS"] === "all";

/**
 * What a test that repeats itself for very many inputs takes of them in the short run: every so many, from `first` on. Tests
 * that take different `first` take all inputs together.
 */
export const shareOf = <Input>(inputs: readonly Input[], every: number, first = 0): readonly Input[] =>
  isWhole ? inputs : inputs.filter((_, index) => index % every === first % every);
