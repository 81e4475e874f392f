import { afterEach, expect, it, vi } from "vitest";

vi.mock("#tests/machine.ts", () => ({ patience: IDLE, processors: 2 }));
vi.mock("./browser.ts", () => ({ findBrowserForTests: () => undefined, browserArgs: () => [] }));

/** What `tests/machine.ts` says of a machine that does nothing else. */
const IDLE = vi.hoisted(() => 2);

async function waitsOf(run: string): Promise<unknown[]> {
  vi.resetModules();
  vi.stubEnv("ISLET_E2E_RUN", run);
  const { default: read } = await import("../playwright.config.ts");
  return [read.use?.actionTimeout, read.expect?.timeout];
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it("a wrong locator ends a test within 10 s on an idle machine for whoever works on some files", async () => {
  for (const waitMs of await waitsOf("")) expect(waitMs).toBeLessThanOrEqual(8_000);
});

it("a whole run, which nobody watches, is more patient", async () => {
  for (const waitMs of await waitsOf("whole")) expect(waitMs).toBeGreaterThanOrEqual(12_000);
});
