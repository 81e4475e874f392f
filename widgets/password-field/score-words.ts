import type { Page } from "#runtime/page.ts";

/** 0 very weak … 4 strong; -1 unknown. */
export type Score = -1 | 0 | 1 | 2 | 3 | 4;

const SHORT = ["short", "Very weak"] as const;
const BAD = ["bad", "Weak"] as const;
const NAMES: readonly (readonly [string, string])[] = [
  SHORT,
  BAD,
  BAD,
  ["good", "Medium"],
  ["strong", "Strong"],
];

/** The shop's class for a score and the visitor's text. */
export function scoreWords(score: Score, page: Page): { className: string; words: string } {
  const [className, words] = NAMES[score] ?? ["", "Password strength unknown"];
  return { className, words: page.text(`password_${className || "unknown"}`, words) };
}
