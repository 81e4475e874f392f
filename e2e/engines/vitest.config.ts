import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["e2e/engines/suites/*.ts"],
    environment: "node",
    // Each file has a browser and a site of its own.
    maxWorkers: 2,
    // A slow machine is not a wrong page.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { requireAssertions: true },
  },
});
