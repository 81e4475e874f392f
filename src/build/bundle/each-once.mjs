/**
 * Makes what a text gives once for this process: most of both engines' files are the same.
 * @template Made
 * @param {(text: string) => Promise<Made>} make @returns {(text: string) => Promise<Made>}
 */
export function eachOnce(make) {
  /** @type {Map<string, Promise<Made>>} */
  const made = new Map();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}
