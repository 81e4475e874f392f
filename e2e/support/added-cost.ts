import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { type PageWork, workOf } from "./trace-counts.ts";

/** The addresses of a page with Islet and of the same page without it. */
interface Addresses {
  readonly address: string;
  readonly without: string;
}

/** Expects that Islet adds at most this work to a page that nobody touches. */
export async function expectAddedCost(
  page: Page,
  { address, without }: Addresses,
  most: PageWork,
): Promise<void> {
  const base = await workOf(page, without);
  const work = await workOf(page, address);
  const added = Object.fromEntries(
    Object.entries(work).map(([what, count]) => [what, count - base[what as keyof PageWork]]),
  );
  expectAtMost(added, most);
}

/** Expects that no count exceeds its limit. */
export function expectAtMost(work: Readonly<Record<string, number>>, most: PageWork): void {
  for (const [what, limit] of Object.entries(most))
    expect(work[what], `${what} of ${JSON.stringify(work)}`).toBeLessThanOrEqual(limit);
}
