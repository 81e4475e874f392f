import type { Rule } from "../rule.ts";

/** The address the visitor comes from contains the text, does not, or matches a pattern (clause popup.12). */
export const url: Rule = ({ urlAction, urlUrl }) => {
  const { referrer } = document;
  if (urlAction === "regex") return matches(urlUrl, referrer);
  return referrer.includes(urlUrl) === (urlAction === "show");
};

/** An invalid pattern matches nothing. The matcher is loaded only where a pattern is used. */
async function matches(pattern: string, subject: string): Promise<boolean> {
  const { compileRegex } = await import("#browser/regex.ts");
  return compileRegex(pattern)?.test(subject) ?? false;
}
