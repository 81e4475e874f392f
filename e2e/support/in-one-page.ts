import { expect, type Page, test } from "@playwright/test";
import { troubles } from "./guard.ts";

/** How many parts of a test share a page. */
const PARTS_PER_TEST = 6;

/** Splits names for tests that run in parallel. */
export function groupsOf<Name>(names: readonly Name[]): Name[][] {
  if (names.length === 0) return [];
  return [names.slice(0, PARTS_PER_TEST), ...groupsOf(names.slice(PARTS_PER_TEST))];
}

/** Makes the next address of this page a new visitor's: no routes, no storage, no cookies, no troubles. */
export async function becomeNewVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  await page.context().clearCookies();
  for (const messages of Object.values(troubles(page)) as string[][]) messages.length = 0;
}

/**
 * Runs a part of a test for each name, one after the other in one page, because a page of its own costs more than most
 * parts. Each part begins as a new visitor. A part that fails does not stop the others; the failure names it.
 */
export async function inOnePage(
  page: Page,
  names: readonly string[],
  part: (name: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(test.info().timeout * names.length);
  const failures: string[] = [];
  for (const name of names)
    await test.step(name, async () => {
      await part(name).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
      await becomeNewVisitor(page);
    });
  expect(failures).toEqual([]);
}
