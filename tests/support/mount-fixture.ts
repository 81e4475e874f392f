import { readFileSync } from "node:fs";
import { type MountedPage, mountMarkup } from "./mount.ts";

/** A widget's example markup. */
export const fixtureOf = (name: string): string => readFileSync(`widgets/${name}/fixture.html`, "utf8");

/**
 * Mounts a widget's example.
 * @param html the example with other settings, if they matter
 * @throws if one of its elements is not mounted: what a contract finds on such a page says nothing of the widget
 */
export async function mountFixture(
  name: string,
  { html = fixtureOf(name), ...options }: Parameters<typeof mountMarkup>[1] & { html?: string } = {},
): Promise<MountedPage> {
  const page = await mountMarkup(html, options);
  const hosts = [...document.querySelectorAll<HTMLElement>(`[data-widget~="${name}"]`)];
  const states = hosts.map(({ dataset }) => dataset["widgetState"]);
  if (states.length === 0 || states.some((state) => state !== "mounted")) {
    const told = page.problems.map(({ message }) => message).join(" ");
    throw new Error(
      `widgets/${name}/fixture.html must hold all that the widget needs, but it does not mount: ${told || "it has no marker"}`,
    );
  }
  return page;
}
