import { afterEach, expect, it, vi } from "vitest";

vi.mock("#tests/machine.ts", () => ({ patience: IDLE, processors: 2 }));
vi.mock("./browser.ts", () => ({ findBrowserForTests: () => undefined, browserArgs: () => [] }));

/** What `tests/machine.ts` says of a machine that does nothing else. */
const IDLE = vi.hoisted(() => 2);

async function limitsOf(run: string): Promise<{ waitsMs: unknown[]; retries: number | undefined }> {
  vi.resetModules();
  vi.stubEnv("ISLET_E2E_RUN", run);
  const { default: read } = await import("../playwright.config.ts");
  return { waitsMs: [read.use?.actionTimeout, read.expect?.timeout], retries: read.retries };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it("a wrong locator ends a test within 10 s on an idle machine, and once, for whoever works on some files", async () => {
  const { waitsMs, retries } = await limitsOf("");
  for (const waitMs of waitsMs) expect(waitMs).toBeLessThanOrEqual(8_000);
  expect(retries).toBe(0);
});

it("a whole run, which nobody watches, is more patient and tries again", async () => {
  const { waitsMs, retries } = await limitsOf("whole");
  for (const waitMs of waitsMs) expect(waitMs).toBeGreaterThanOrEqual(12_000);
  expect(retries).toBe(1);
});
