import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFolding, kindOf } from "./fold-lines.ts";
import type { Problem } from "./problems.ts";

const problem = (path: string, given: unknown): Problem => ({
  code: "settings",
  widget: "countdown",
  issues: [{ path, expected: "a number", given, isMended: true }],
  element: document.createElement("div"),
});

describe("lines on the console", () => {
  let lines: string[];
  let fold: ReturnType<typeof createFolding>;
  const tell = (kind: string) => fold(kind, `[islet] ${kind}.`, (line) => lines.push(line ?? kind));
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    fold = createFolding((line) => lines.push(line));
  });

  it("of 20,000 problems alike are two: the first, and how many more", () => {
    for (let index = 0; index < 20_000; index++) tell("same");
    expect(lines).toEqual(["same"]);
    vi.advanceTimersByTime(1_000);
    expect(lines).toEqual(["same", "[islet] 19999 more problems like this one: same."]);
    vi.advanceTimersByTime(100_000);
    expect(lines).toHaveLength(2);
  });

  it("of 20,000 problems of as many kinds are 201", () => {
    for (let index = 0; index < 20_000; index++) tell(`kind ${index}`);
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(201);
    expect(lines.at(-1)).toBe("[islet] 19800 more problems of other kinds.");
  });

  it("come more and more rarely from a page that goes on", () => {
    for (let second = 0; second < 3_600; second++) {
      tell("same");
      vi.advanceTimersByTime(1_000);
    }
    expect(lines.length).toBeLessThan(15);
    expect(lines[1]).toBe("[islet] 1 more problem like this one: same.");
  });
});

describe("problems are alike", () => {
  it("whatever the element and the value", () => {
    expect(kindOf(problem("settings.a", 1))).toBe(kindOf(problem("settings.a", "x")));
  });

  it.each<[string, Problem, Problem]>([
    ["with another field", problem("settings.a", 1), problem("settings.b", 1)],
    [
      "of another widget",
      { code: "not-listed", widget: "a", element: document.body },
      { code: "not-listed", widget: "b", element: document.body },
    ],
    [
      "with another error",
      { code: "crash", widget: "a", error: new Error("x"), element: document.body },
      { code: "crash", widget: "a", error: new Error("y"), element: document.body },
    ],
  ])("not %s", (_what, one, other) => {
    expect(kindOf(one)).not.toBe(kindOf(other));
  });
});
