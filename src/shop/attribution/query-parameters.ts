/** Values by name, still percent-encoded; several of one name with commas between. */
export type Parameters = ReadonlyMap<string, string>;

/**
 * Reads a query as the shop's library does: `+` is no space, nothing is decoded, a name without `=` counts as absent
 * (reference: shop 11.3, 11.4).
 */
export function parametersOf(search: string): Parameters {
  const found = new Map<string, string>();
  for (const part of search.replace(/^\?/, "").split("&")) {
    const [name = "", ...value] = part.split("=");
    const before = found.get(name);
    if (value.length > 0) found.set(name, (before === undefined ? "" : `${before},`) + value.join("="));
  }
  return found;
}
