import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

it("only idleMoment() waits for the browser to be idle: without a limit the headless shell may never be", () => {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => !path.endsWith("wait-limits.test.ts") && /\.tsx?$/.test(path),
  );
  const waiting = files.filter((path) =>
    readFileSync(`${folder}${path}`, "utf8").includes("requestIdleCallback("),
  );
  expect(waiting).toEqual(["support/idle.ts"]);
});
