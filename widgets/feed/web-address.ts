import { safeUrl } from "#browser/safe-url.ts";

/** Longer ones are no use to anybody. */
const MAX_LENGTH = 2_048;

/**
 * The absolute form of an address of the web; empty for any other, such as one that runs code.
 * @param base of a relative address; the document's by default
 */
export function webAddress(value: unknown, base?: string): string {
  const text = typeof value === "string" ? value.trim() : "";
  const address = text.length > MAX_LENGTH ? null : safeUrl(text, "link", { base });
  return address && /^https?:/.test(address) ? address : "";
}
