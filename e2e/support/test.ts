import { guard } from "./guard.ts";
import { recordLayoutShift } from "./layout-shift.ts";
import { test as base } from "./worker.ts";

export { expect } from "@playwright/test";
export { expectNoAxeViolations } from "./axe.ts";
export { expectQuiet, troubles } from "./guard.ts";
export { layoutShift, movedElements } from "./layout-shift.ts";

/** Options for a page that a test creates in the fixture CMS's theme. */
export interface PageOptions {
  /** Markup for the end of `<head>`. */
  head?: string;
  /** HTTP status; 200 if left out. */
  status?: number;
  /** Content security policy instead of the strict one; `none` for none. */
  csp?: string;
  /** Fields of the page configuration that replace the theme's. */
  config?: Readonly<Record<string, unknown>>;
}

interface TestFixtures {
  /** Creates a page with this markup in its body and returns its address. */
  makePage: (html: string, options?: PageOptions) => Promise<string>;
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ cms }, use) => use(cms),

  context: async ({ context }, use) => {
    await guard(context);
    await recordLayoutShift(context);
    await use(context);
    // Handlers of requests may still be at work, and would fail once the context is closed.
    await Promise.all(
      [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" })),
    );
  },

  makePage: async ({ context }, use) => {
    await use(async (html, options = {}) => {
      const answer = await context.request.post("/__cms/page", { data: { html, ...options } });
      const { url } = (await answer.json()) as { url: string };
      return url;
    });
  },
});
