import type { Page } from "@playwright/test";

/** Answers what a page asks for by a pattern only when told to; `asked` has the paths, in their order. */
export async function holdBack(page: Page, pattern: string | RegExp) {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked: string[] = [];
  await page.route(pattern, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await isFree;
    await route.fallback();
  });
  return { letGo, asked };
}
