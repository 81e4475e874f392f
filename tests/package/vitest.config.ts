import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { patience } from "../machine.ts";

/** What holds of the packed npm package; the step `package` packs it. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/package/*.test.mjs"],
    globalSetup: ["tests/package/install.mjs"],
    testTimeout: 60_000 * patience,
    hookTimeout: 60_000 * patience,
    expect: { requireAssertions: true, poll: { timeout: 10_000 * patience } },
  },
});
