/** Values by name, still percent-encoded; several values of one name are joined by commas. */
export type QueryParameters = ReadonlyMap<string, string>;

/**
 * Reads a query as the shop's library does: nothing is decoded, `+` is not a space, and a name without `=` is left out.
 */
export function readParameters(search: string): QueryParameters {
  const parameters = new Map<string, string>();
  for (const part of search.replace(/^\?/, "").split("&")) {
    const [name = "", ...value] = part.split("=");
    const before = parameters.get(name);
    if (value.length > 0) parameters.set(name, (before === undefined ? "" : `${before},`) + value.join("="));
  }
  return parameters;
}
