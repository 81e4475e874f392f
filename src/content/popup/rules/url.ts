import type { Rule } from "../rule.ts";

/** Passes if the referring address contains the text, does not contain it, or matches a regular expression. */
export const url: Rule = ({ urlAction, urlUrl }) => {
  const { referrer } = document;
  if (urlAction === "regex") return matches(urlUrl, referrer);
  return referrer.includes(urlUrl) === (urlAction === "show");
};

/** An invalid regular expression matches nothing. Its code is loaded only if a rule needs it. */
async function matches(pattern: string, subject: string): Promise<boolean> {
  const { compileRegex } = await import("#browser/regex.ts");
  return compileRegex(pattern)?.test(subject) ?? false;
}
