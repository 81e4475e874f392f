import { afterEach, expect, it, vi } from "vitest";
import { createReport } from "./islet.ts";

afterEach(() => vi.useRealTimers());

it("a problem whose sentences do not arrive is logged as it is, if the visitor stays on the page", async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const problem = { code: "page-script", error: new Error("boom") } as const;
  createReport({ sentences: () => Promise.reject(new TypeError("Importing a module script failed.")) })(
    problem,
  );
  await vi.advanceTimersByTimeAsync(4_000);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toHaveBeenCalledWith("[islet]", problem);
});
