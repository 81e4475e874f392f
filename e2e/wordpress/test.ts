import { guard } from "../support/guard.ts";
import { test as base } from "./worker.ts";

export { expect } from "@playwright/test";
export { expectNoAxeViolations } from "../support/axe.ts";
export { expectQuiet, troubles } from "../support/guard.ts";

/** What each test has of its own. */
export interface TestFixtures {
  /** Opens a page of the site, signed in as this user. */
  signIn: (user: "admin" | "author" | "contributor", path: string) => Promise<void>;
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ site }, use) => use(site.origin),

  context: async ({ context }, use) => {
    await guard(context);
    await use(context);
  },

  signIn: async ({ page }, use) => {
    await use(async (user, path) => {
      // Not by the home page: it shows the posts of other tests, whose widgets would start.
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}sign-in=${user}`);
    });
  },
});
