/** How several chosen terms count: an item must have all of them, or any. */
export type Join = "AND" | "OR";

/** What stands between terms in an address; a space is sent as `+`. */
const SEPARATORS: Readonly<Record<Join, string>> = { AND: " ", OR: "~" };
/** An address may name more than any list of buttons has. */
const MAX_TERMS = 100;

/** The terms that an address asks for under the name of a parameter, each once. */
export function termsIn(address: string, parameter: string): readonly string[] {
  const value = new URL(address).searchParams.get(parameter) ?? "";
  const separator = value.includes(SEPARATORS.OR) ? SEPARATORS.OR : SEPARATORS.AND;
  return [...new Set(value.split(separator).filter(Boolean))].slice(0, MAX_TERMS);
}

/** How an address asks for a list of terms. */
export interface TermQuery {
  /** The name of the parameter. */
  readonly parameter: string;
  readonly join: Join;
  /** Names of other parameters that must go, such as the number of a page. */
  readonly without: readonly string[];
}

/** The address that asks for these terms, without a place inside the page; without terms, the parameter goes. */
export function addressWith(address: string, terms: readonly string[], query: TermQuery): string {
  const { parameter, join, without } = query;
  const url = new URL(address);
  url.hash = "";
  for (const name of new Set(url.searchParams.keys()))
    if (name === parameter || without.includes(name)) url.searchParams.delete(name);
  if (terms.length > 0) url.searchParams.set(parameter, terms.join(SEPARATORS[join]));
  // As Elementor writes it; both read the same.
  url.search = url.search.replaceAll("%7E", "~");
  return url.href;
}

/** What is chosen after a press: the term joins or leaves those that are chosen, or takes their place. */
export function termsAfter(
  chosen: readonly string[],
  pressed: string,
  isMultiple: boolean,
): readonly string[] {
  if (chosen.includes(pressed)) return chosen.filter((term) => term !== pressed);
  return isMultiple ? [...chosen, pressed] : [pressed];
}
