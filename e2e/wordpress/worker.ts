import { test as base } from "@playwright/test";
import { activatePlugin } from "./site/activate-plugin.ts";
import { startSite, type WordPressSite } from "./site/start-site.ts";
import { NEWEST, type WordPressVersion } from "./site/versions.ts";

/** What the tests of a worker share. */
export interface WorkerFixtures {
  /** An option of the project. */
  version: WordPressVersion;
  /** A site with the plugin activated. */
  site: WordPressSite;
}

export const test = base.extend<object, WorkerFixtures>({
  version: [NEWEST, { option: true, scope: "worker" }],

  site: [
    async ({ version }, use) => {
      const site = await startSite(version);
      activatePlugin(site);
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
});
