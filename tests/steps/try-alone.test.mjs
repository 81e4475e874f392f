import { expect, it, vi } from "vitest";
import { tryAlone } from "./try-alone.mjs";

/** @param {string} id */
const failed = (id) => ({ id, title: `${id}.test.ts fails: Error` });
const COUNTS = { passed: 5, failed: 2, skipped: 0, failures: ["a", "b"] };

it("a test that passes alone has passed, and is named with its first reason; one that fails again is red", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const counts = await tryAlone("unit", COUNTS, [failed("a"), failed("b")], async () => new Set(["b"]));
  expect(counts).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
    failures: ["[unit] a.test.ts fails: Error"],
    onlyAlone: ["[unit] b.test.ts fails: Error"],
  });
});

it("nothing is tried again where nothing failed, or so much that it is not by chance", async () => {
  const passAlone = vi.fn();
  const many = Array.from({ length: 41 }, (_, index) => failed(`${index}`));
  expect(await tryAlone("unit", COUNTS, many, passAlone)).toBe(COUNTS);
  expect(await tryAlone("unit", COUNTS, [], passAlone)).toBe(COUNTS);
  expect(passAlone).not.toHaveBeenCalled();
});
