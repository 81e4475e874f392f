/**
 * Adds or changes an entry of the browser's history, with a state that can be cloned.
 * @returns false if the browser refuses, as Safari does after 100 in half a minute, and every browser in a sandboxed frame
 */
export function writeEntry(
  method: "pushState" | "replaceState",
  state: unknown,
  address?: string | URL,
): boolean {
  try {
    history[method](state, "", address);
    return true;
  } catch {
    return false;
  }
}
