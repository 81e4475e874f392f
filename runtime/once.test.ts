// @vitest-environment node
import { expect, it, vi } from "vitest";
import { once } from "./once.ts";

it("loads once, however many ask", async () => {
  const load = vi.fn(() => Promise.resolve("module"));
  const loadOnce = once(load);
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(["module", "module"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("asks again after a failure", async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error("offline")).mockResolvedValue("module");
  const loadOnce = once(load);
  await expect(loadOnce()).rejects.toThrow("offline");
  expect(await loadOnce()).toBe("module");
});
