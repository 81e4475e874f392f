import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { patience, processors } from "../../tests/machine.ts";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    // What a translator does to a page is the same in all suites: one scenario for each widget meets it.
    include: [`e2e/engines/suites/${process.env["ISLET_ENGINE"] === "translated" ? "behaviour" : "*"}.ts`],
    environment: "node",
    // Each file has a browser and a site of its own.
    maxWorkers: Math.min(processors, 3),
    // A slow machine is not a wrong page.
    testTimeout: 60_000 * patience,
    hookTimeout: 45_000 * patience,
    expect: { requireAssertions: true, poll: { timeout: 10_000 * patience, interval: 50 } },
  },
});
