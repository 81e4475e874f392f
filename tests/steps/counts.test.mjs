import { describe, expect, it } from "vitest";
import { manyTests, oneTest } from "./counts.mjs";

describe("counts of a step", () => {
  it("a check without tests of its own is one test", () => {
    expect(oneTest(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(oneTest(false, "why")).toEqual({ passed: 0, failed: 1, skipped: 0, note: "why" });
  });

  it("a runner's own counts are taken as they are", () => {
    expect(manyTests({ passed: 5, failed: 2, skipped: 1, exitCode: 1 })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 1,
    });
  });

  it("a runner that fails although no test did is a failure", () => {
    expect(manyTests({ passed: 5, failed: 0, skipped: 0, exitCode: 1 }).failed).toBe(1);
  });

  it("a run in which no test ran is a failure", () => {
    expect(manyTests({ passed: 0, failed: 0, skipped: 3, exitCode: 0 }).failed).toBe(1);
  });
});
