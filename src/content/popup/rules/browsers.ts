import type { BrowserName, Rule } from "../rule.ts";

/** First match wins: most browsers also carry the names of older ones (reference: content 1.11). */
const SIGNS: readonly (readonly [BrowserName | "other", RegExp])[] = [
  ["ie", /MSIE |Trident\//],
  ["edge", /\bEdg(e|A|iOS)?\//],
  ["other", /\b(OPR|OPiOS|Opera)\//],
  ["firefox", /\b(Firefox|FxiOS)\//],
  ["chrome", /\b(Chrome|Chromium|CriOS)\//],
  ["safari", /\bSafari\//],
];

/** Shown in every browser, or in those listed (clause popup.16). */
export const browsers: Rule = ({ browsersBrowsers, browsersBrowsersOptions: wanted }) => {
  if (browsersBrowsers === "all") return true;
  const [name] = SIGNS.find(([, sign]) => sign.test(navigator.userAgent)) ?? [];
  return wanted.some((one) => one === name);
};
