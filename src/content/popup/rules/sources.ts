import type { Rule } from "../rule.ts";

/** Search engines by the last label but those of the country (clause popup.13). */
const SEARCH_ENGINE = /(^|\.)(google|yahoo|bing|yandex|baidu)(\.[a-z]{2,3}){1,2}$/;

const siteOf = (host: string) => host.replace(/^www\./, "");

/** Host of the page the visitor comes from; empty where there is none. */
function referringHost(): string {
  try {
    return siteOf(new URL(document.referrer).host);
  } catch {
    return "";
  }
}

/**
 * Where the visitor comes from: external and search both mean a search engine, as the specification says (the
 * builder takes every other site for external; reference: content 6.3).
 */
export const sources: Rule = ({ sourcesSources: wanted }) => {
  if (wanted.length === 3) return true;
  const host = referringHost();
  if (host === siteOf(location.host)) return wanted.includes("internal");
  return (wanted.includes("external") || wanted.includes("search")) && SEARCH_ENGINE.test(host);
};
