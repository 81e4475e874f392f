import { test as base } from "@playwright/test";
import { type Harness, startHarness } from "./browser-services.ts";
import { startCmsProcess } from "./cms.ts";
import { mapEachPlaceOnce } from "./quick-stacks.ts";
import { serveTestWidgets } from "./test-widgets.ts";

mapEachPlaceOnce();

/** What the tests of a worker share. Each starts with the first test that asks for it. */
export interface WorkerFixtures {
  /** What draws islands; an option of the project. */
  engine: "react" | "preact";
  /** Folder of the build under test, below the project. */
  dist: string;
  /** Origin of this worker's fixture CMS, without a slash at the end. Relative addresses start there. */
  cms: string;
  /** Path of the script with the test widgets, which the CMS serves. */
  testWidgets: string;
  /** A server of pages with only the services of src/shared/browser. */
  harness: Harness;
}

// All of them stand here: a file that added one would need workers of its own, with a browser and a CMS each.
export const test = base.extend<object, WorkerFixtures>({
  engine: ["react", { option: true, scope: "worker" }],

  dist: [
    async ({ engine }, use) => {
      const dist = process.env["ISLET_DIST"] ?? "dist";
      await use(engine === "preact" ? `${dist}/lite` : dist);
    },
    { scope: "worker" },
  ],

  cms: [
    async ({ dist }, use) => {
      const { url, stop } = await startCmsProcess(dist);
      await use(url);
      await stop();
    },
    { scope: "worker" },
  ],

  testWidgets: [
    async ({ cms, engine }, use) => use(await serveTestWidgets(cms, engine)),
    { scope: "worker" },
  ],

  harness: [
    async ({}, use) => {
      const harness = await startHarness();
      await use(harness);
      await harness.stop();
    },
    { scope: "worker" },
  ],
});
