import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { patience, processors } from "./machine.ts";

const anyDepth = "**/*.test.{ts,tsx}";
const nodeTests = [
  "tests/architecture.test.ts",
  `fixtures/${anyDepth}`,
  "{src/build,tests/steps}/**/*.test.mjs",
  `src/server/${anyDepth}`,
  `e2e/${anyDepth}`,
];

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globals: false,
    css: false,
    maxWorkers: processors,
    restoreMocks: true,
    // Property tests are slow on a busy machine.
    testTimeout: 15_000 * patience,
    hookTimeout: 10_000 * patience,
    unstubGlobals: true,
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: { settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true } },
          },
          include: ["runtime", "widgets", "src", "tests"].map((folder) => `${folder}/${anyDepth}`),
          exclude: nodeTests,
          setupFiles: ["./tests/setup.ts", "./tests/setup-dom.ts"],
        },
      },
      {
        extends: true,
        test: { name: "node", environment: "node", include: nodeTests, setupFiles: ["./tests/setup.ts"] },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["runtime/**", "widgets/**", "src/**"],
      reportsDirectory: "./coverage",
    },
  },
});
