import type { Rule, Visit } from "../rule.ts";

const MAX_LENGTH = 2_048;

/** Passes if the referring address contains the text, does not contain it, or matches a regular expression. */
export const url: Rule = ({ urlAction, urlUrl }, visit) => {
  const { referrer } = document;
  if (urlAction === "regex") return matches(urlUrl, referrer, visit);
  return referrer.includes(urlUrl) === (urlAction === "show");
};

/** A hostile expression can keep the page busy for hours, so only those of the page configuration run. */
function matches(pattern: string, address: string, { referrerPatterns, warn, inform }: Visit): boolean {
  if (!referrerPatterns.includes(pattern)) {
    inform(
      "no trigger opens the popup, because settings.timing.url_url is a regular expression that referrer_patterns " +
        "of widget_settings in #islet-config does not list",
    );
    return false;
  }
  try {
    return new RegExp(pattern).test(address.slice(0, MAX_LENGTH));
  } catch {
    warn(
      `no trigger opens the popup, because settings.timing.url_url is no regular expression: "${pattern}"`,
    );
    return false;
  }
}
