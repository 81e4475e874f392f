import { expect, it } from "vitest";
import { momentWords } from "./moment-words.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const since = (language: string, secondsAgo: number) =>
  momentWords(language).since(NOW - secondsAgo * 1_000, NOW);

it.each([
  [0, "now"],
  [59, "59 seconds ago"],
  [60, "1 minute ago"],
  [3 * 3_600 + 1_800, "3 hours ago"],
  [86_400, "yesterday"],
  [8 * 86_400, "last week"],
  [40 * 86_400, "last month"],
  [800 * 86_400, "2 years ago"],
  [-7_200, "in 2 hours"],
])("%i s before now was “%s”", (secondsAgo, words) => {
  expect(since("en", secondsAgo)).toBe(words);
});

it("speaks the language of the page, and the browser's where that is none", () => {
  expect(since("de-AT", 10_800)).toBe("vor 3 Stunden");
  expect(since("no language", 10_800)).toMatch(/3/);
  expect(momentWords("de").exactly(NOW)).toContain("2026");
});
