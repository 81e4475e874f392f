import { afterEach, expect, it, vi } from "vitest";
import { createReport } from "./islet.ts";

afterEach(() => vi.useRealTimers());

it("where no file arrives, one sentence says so with the first problem, if the visitor stays on the page", async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const problem = { code: "page-script", error: new Error("boom") } as const;
  const report = createReport({
    sentences: () => Promise.reject(new TypeError("Importing a module script failed.")),
  });
  report(problem);
  report({ ...problem, error: new Error("boom again") });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.mock.calls).toEqual([["[islet] no chunks/ beside islet.js", problem]]);
});
