import { beforeEach, describe, expect, it, vi } from "vitest";
import { completePage } from "#runtime/page.ts";
import { takeApart } from "./take-apart.ts";

/** A clock of its own, in ms: only the grammar takes time. */
let nowMs = 0;
/** What each piece of work between two turns of the page has taken. */
let tasks: number[] = [];
let page = completePage(
  {},
  () => 1280,
  () => {},
);
const after = (_delayMs: number, run: () => void) => {
  tasks.push(0);
  queueMicrotask(run);
  return () => {};
};

beforeEach(() => {
  nowMs = 0;
  tasks = [0];
  page = completePage(
    {},
    () => 1280,
    () => {},
  );
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
});

/** Takes code apart with a grammar that needs so many ms for a part. */
const run = (code: string, costMs: (part: string) => number) =>
  takeApart(
    code,
    (part) => {
      const ms = costMs(part);
      nowMs += ms;
      tasks.push((tasks.pop() ?? 0) + ms);
      return [part];
    },
    { page, after },
  );
const total = () => tasks.reduce((sum, ms) => sum + ms, 0);

const usual = (part: string) => part.length / 2_000;
const onSlowPhone = (part: string) => 2 + part.length / 350;
const quadratic = (part: string) => part.length ** 2 / 32_000;
/** Slow only where the hostile part is. */
const hidden = (part: string) => usual(part) + quadratic(part.replaceAll("a", ""));

describe("code is taken apart", () => {
  it.each([
    ["on a usual computer", usual],
    ["on a slow phone", onSlowPhone],
  ])("if it is usual, %s, and the page gets its turns", async (_where, costMs) => {
    const code = "a".repeat(10_000);
    expect(await run(code, costMs)).toEqual([code]);
    expect(Math.max(...tasks)).toBeLessThan(50);
  });

  it("if something else has once kept the processor busy", async () => {
    let isFirst = true;
    const code = "a".repeat(2_000);
    const pieces = await run(code, (part) => {
      const busyMs = isFirst ? 300 : 0;
      isFirst = false;
      return usual(part) + busyMs;
    });
    expect(pieces).toEqual([code]);
  });

  it("in one turn if it is short, without a try", async () => {
    const tokenized: string[] = [];
    await run("a".repeat(500), (part) => {
      tokenized.push(part);
      return 1;
    });
    expect(tokenized).toEqual(["a".repeat(500)]);
  });
});

describe("code is left alone", () => {
  it.each([
    ["whose time grows with the square of its length", "x".repeat(10_000), quadratic],
    ["of which a part does", "a".repeat(7_000) + "x".repeat(3_000), hidden],
  ])("%s, before the page is busy for long", async (_what, code, costMs) => {
    expect(costMs(code)).toBeGreaterThan(200);
    expect(await run(code, costMs)).toBeUndefined();
    expect(Math.max(...tasks)).toBeLessThanOrEqual(100);
    expect(total()).toBeLessThan(500);
  });

  it("once the code of the page has taken 2 s in all; another page's is not", async () => {
    const codes = Array.from({ length: 40 }, () => "x".repeat(1_600));
    const slowly = (part: string) => (part.length < 1_000 ? 1 : 24);
    const results = [];
    for (const code of codes) results.push(await run(code, slowly));
    expect(results[0]).toBeDefined();
    expect(results.at(-1)).toBeUndefined();
    expect(total()).toBeLessThan(2_100);
    page = { ...page };
    expect(await run("x".repeat(1_600), slowly)).toBeDefined();
  });
});
