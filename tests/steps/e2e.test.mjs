import { expect, it } from "vitest";
import { testsWith } from "./e2e.mjs";

/** @param {string} title @param {number} line @param {string[]} statuses */
const spec = (title, line, ...statuses) => ({
  id: `id-${line}`,
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
    specs: [spec("adds", 3, "expected", "unexpected")],
    suites: [{ specs: [spec("removes", 9, "unexpected"), spec("passes", 12, "expected")] }],
  },
];

it("failed tests are named at any depth, each engine's by itself, with the first line of the reason", () => {
  expect(testsWith("unexpected", suites)).toEqual([
    { id: "react id-9", title: "[react] shop/cart.spec.ts:9 removes: Error: nothing" },
    { id: "lite id-3", title: "[lite] shop/cart.spec.ts:3 adds: Error: nothing" },
  ]);
});

it("those that passed have the same ids", () => {
  expect(testsWith("expected", suites).map(({ id }) => id)).toEqual(["react id-12", "react id-3"]);
});
