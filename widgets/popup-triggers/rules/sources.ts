import type { Rule } from "../rule.ts";

/** The name of a search engine before one or two labels such as `co.uk`. */
const SEARCH_ENGINE = /(^|\.)(google|yahoo|bing|yandex|baidu)(\.[a-z]{2,3}){1,2}$/;

const siteOf = (host: string) => host.replace(/^www\./, "");

/** The host of the referring page; empty if there is none. */
function referringHost(): string {
  try {
    return siteOf(new URL(document.referrer).host);
  } catch {
    return "";
  }
}

/** Passes for visitors from the listed sources. External and search both mean a search engine. */
export const sources: Rule = ({ sourcesSources: allowed }) => {
  if (allowed.length === 3) return true;
  const host = referringHost();
  if (host === siteOf(location.host)) return allowed.includes("internal");
  return (allowed.includes("external") || allowed.includes("search")) && SEARCH_ENGINE.test(host);
};
