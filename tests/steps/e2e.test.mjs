import { expect, it } from "vitest";
import { titlesOf } from "./e2e.mjs";

/** @param {string} title @param {number} line @param {string[]} statuses */
const spec = (title, line, ...statuses) => ({
  title,
  file: "shop/cart.spec.ts",
  line,
  tests: statuses.map((status, index) => ({
    status,
    projectName: index === 0 ? "react" : "lite",
    results: [{ error: { message: "\u001b[31mError\u001b[39m: nothing\nmore" } }, {}],
  })),
});

const suites = [
  {
    specs: [spec("adds", 3, "expected", "flaky")],
    suites: [{ specs: [spec("removes", 9, "flaky"), spec("fails", 12, "unexpected")] }],
  },
];

it("tests that passed at the second try are named, at any depth, with the reason of the first", () => {
  expect(titlesOf(suites, "flaky")).toEqual([
    "[react] shop/cart.spec.ts:9 removes: Error: nothing",
    "[lite] shop/cart.spec.ts:3 adds: Error: nothing",
  ]);
});

it("so are those that failed", () => {
  expect(titlesOf(suites, "unexpected")).toEqual(["[react] shop/cart.spec.ts:12 fails: Error: nothing"]);
});
