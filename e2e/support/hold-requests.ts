import type { Page } from "@playwright/test";

/** Holds all requests of a pattern until `release` is called. `requested` lists their paths in order. */
export async function holdRequests(page: Page, pattern: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested: string[] = [];
  await page.route(pattern, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await released;
    await route.fallback();
  });
  return { release, requested };
}
