/**
 * Lets Chrome compile a whole file beside the main thread while it arrives, in place of each function where it is first called.
 * For files of which pages call more than half at once. Where it is a comment to others, it must be the first line.
 * @param {string} code
 */
export const compileAhead = (code) => `//# allFunctionsCalledOnLoad\n${code}`;
