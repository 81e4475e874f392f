import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { viteTemplates } from "../src/build/templates/template-module.mjs";
import { patience, processors } from "./machine.ts";

const anyDepth = "**/*.test.{ts,tsx}";
const nodeTests = [
  "tests/architecture.test.ts",
  `fixtures/${anyDepth}`,
  "src/{build,outputs}/**/*.test.mjs",
  "tests/steps/**/*.test.{mjs,ts}",
  `src/{entries/server,outputs/docs}/${anyDepth}`,
  `e2e/${anyDepth}`,
];

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tests of islands, which end in `.test.tsx`, and of what mounts them. They run on both engines. */
const islandTests = [
  "{runtime,src,widgets}/**/*.test.tsx",
  "runtime/start/islet.test.ts",
  "tests/{contract,support/mount}.test.{ts,tsx}",
];

const inBrowser = {
  // A window for each file: none meets another's timers, listeners, requests or modules.
  pool: "vmThreads" as const,
  vmMemoryLimit: "1500MB",
  environment: "happy-dom",
  environmentOptions: {
    happyDOM: {
      settings: {
        disableCSSFileLoading: true,
        disableJavaScriptFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
      },
    },
  },
  setupFiles: ["./tests/setup.ts", "./tests/setup-dom.ts"],
};

export default defineConfig({
  root,
  plugins: [viteTemplates()],
  define: { __ISLET_VERSION__: '"0.0.0-test"' },
  test: {
    globals: false,
    css: false,
    // One alone would get all files of a project at once, in one window.
    maxWorkers: Math.max(2, processors),
    restoreMocks: true,
    // Property tests are slow on a busy machine.
    testTimeout: 15_000 * patience,
    hookTimeout: 10_000 * patience,
    unstubGlobals: true,
    expect: { requireAssertions: true },
    // The summary of a run quotes the first line of a failure, where "[ Array(1) ]" would hide what was found.
    chaiConfig: { truncateThreshold: 600 },
    projects: [
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "browser",
          include: ["runtime", "widgets", "src", "tests"].map((folder) => `${folder}/${anyDepth}`),
          exclude: nodeTests,
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            { find: /^react(-dom(\/client)?)?$/, replacement: `${root}src/shared/engine/preact.ts` },
            { find: /^react\/(jsx(-dev)?-runtime)$/, replacement: "preact/$1" },
            {
              find: /^.*\/testing-library\.ts$/,
              replacement: `${root}tests/support/testing-library-preact.ts`,
            },
          ],
        },
        test: {
          ...inBrowser,
          name: "lite",
          include: islandTests,
          env: { ISLET_ENGINE: "preact" },
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          pool: "threads",
          include: nodeTests,
          setupFiles: ["./tests/setup.ts"],
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["runtime/**", "widgets/**", "src/**"],
      reportsDirectory: "./coverage",
    },
  },
});
