import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "vitest";
import type { Engine } from "./drivers/driver.ts";
import { type EngineName, startEngine } from "./drivers/find-engine.ts";
import { type Site, startSite } from "./site/site.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export { expect } from "vitest";

/** The engine of this run. */
export const engineName = process.env["ISLET_ENGINE"] as EngineName;

const screenshots = fileURLToPath(new URL("../../test-results/", import.meta.url));

interface FileFixtures {
  readonly site: Site;
  readonly engine: Engine;
}

/** Tests with a visitor, who has a tab and a session of their own. A failed test leaves a screenshot in `test-results/`. */
export const test = base.extend<FileFixtures & { hasHeldRequests: boolean; visitor: Visitor }>({
  hasHeldRequests: false,
  site: [
    async ({}, use) => {
      const site = await startSite({
        isOlder: engineName === "baseline",
        isTranslated: engineName === "translated",
      });
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
  engine: [
    async ({}, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "file" },
  ],
  visitor: async ({ site, engine, hasHeldRequests, task }, use) => {
    const tab = await engine.openTab(hasHeldRequests);
    const visitor = createVisitor(tab, site.url);
    await use(visitor);
    if (task.result?.state === "fail") {
      const name = `${engineName}-${task.name.replaceAll(/\W+/g, "-").slice(0, 80)}.png`;
      mkdirSync(screenshots, { recursive: true });
      writeFileSync(screenshots + name, await tab.screenshot());
    }
    await tab.close();
  },
});

/** Expects that nothing went wrong on any page so far: no error, no problem, no breach of the page's policy. */
export async function expectNoTroubles(visitor: Visitor): Promise<void> {
  expect(await visitor.troubles()).toEqual([]);
}
