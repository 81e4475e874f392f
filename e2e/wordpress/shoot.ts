import type { Page } from "@playwright/test";

const SHOTS = process.env["ISLET_E2E_SHOTS"];

/** Keeps a picture of the page in the folder `ISLET_E2E_SHOTS`, if that is set, for somebody to look at. */
export async function shoot(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage });
}
