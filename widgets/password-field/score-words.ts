import type { Page, PageText } from "#runtime/page.ts";

/** 0 very weak … 4 strong; -1 unknown. */
export type Score = -1 | 0 | 1 | 2 | 3 | 4;

const UNKNOWN: PageText = ["password_unknown", "Password strength unknown"];
const BAD: PageText = ["password_bad", "Weak"];
/** By score. */
const TEXTS: readonly PageText[] = [
  ["password_short", "Very weak"],
  BAD,
  BAD,
  ["password_good", "Medium"],
  ["password_strong", "Strong"],
];

/** The shop's class for a score and the visitor's text. */
export function scoreWords(score: Score, page: Page): { className: string; words: string } {
  const text = TEXTS[score];
  const className = text ? text[0].slice("password_".length) : "";
  return { className, words: page.text(...(text ?? UNKNOWN)) };
}
