import { expect, it } from "vitest";
import { retriedIn } from "./e2e.mjs";

const spec = (title, line, ...statuses) => ({
  title,
  file: "shop/cart.spec.ts",
  line,
  tests: statuses.map((status, index) => ({ status, projectName: ["react", "lite"][index] })),
});

it("tests that passed at the second try are named, at any depth", () => {
  const suites = [
    {
      specs: [spec("adds", 3, "expected", "flaky")],
      suites: [{ specs: [spec("removes", 9, "flaky"), spec("fails", 12, "unexpected")] }],
    },
  ];
  expect(retriedIn(suites)).toEqual([
    "[react] shop/cart.spec.ts:9 removes",
    "[lite] shop/cart.spec.ts:3 adds",
  ]);
});
