import type { BrowserName, Rule } from "../rule.ts";

/** The first match wins: most browsers also carry the names of older ones. */
const USER_AGENTS: readonly (readonly [BrowserName | "other", RegExp])[] = [
  ["ie", /MSIE |Trident\//],
  ["edge", /\bEdg(e|A|iOS)?\//],
  ["other", /\b(OPR|OPiOS|Opera)\//],
  ["firefox", /\b(Firefox|FxiOS)\//],
  ["chrome", /\b(Chrome|Chromium|CriOS)\//],
  ["safari", /\bSafari\//],
];

/** Passes in every browser, or in the listed ones. */
export const browsers: Rule = ({ browsersBrowsers, browsersBrowsersOptions }) => {
  if (browsersBrowsers === "all") return true;
  const [current] = USER_AGENTS.find(([, pattern]) => pattern.test(navigator.userAgent)) ?? [];
  return browsersBrowsersOptions.some((name) => name === current);
};
