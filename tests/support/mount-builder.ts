import { USED_LATER } from "#presets/elementor/markers/selectors.ts";
import { type MountedPage, mountMarkup } from "./mount.ts";

/**
 * Mounts markup of the page builder with its preset, for a visitor who has come near its lists and panels: their code waits for
 * that.
 */
export async function mountBuilder(
  html: string,
  config: Readonly<Record<string, unknown>> = {},
): Promise<MountedPage> {
  const page = await mountMarkup(html, { config: { presets: ["elementor"], ...config } });
  document.querySelector(USED_LATER)?.dispatchEvent(new Event("focusin", { bubbles: true }));
  await page.settled();
  return page;
}
