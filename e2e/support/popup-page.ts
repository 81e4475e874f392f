import type { Locator, Page } from "@playwright/test";

export const START = Date.UTC(2025, 5, 15, 10);

interface Markup {
  id?: number;
  widget?: string;
  inside?: string;
  element?: string;
}

const attribute = (value: object) => JSON.stringify(value).replaceAll("'", "&#39;");

export const popup = (
  settings: object = {},
  { id = 7, widget = "popup-triggers", inside, element }: Markup = {},
) =>
  `<section id="${element ?? `popup-${id}`}" data-widget="${widget}" data-settings='${attribute({ id, open_selector: `.open-${id}`, ...settings })}'>
    <h2>Letter ${id}</h2>${inside ?? `<p>One for each season. <a href="/guide/">Read one</a></p><form><p><label>Email address <input type="email" name="email"></label></p></form>`}
  </section>`;

export const opener = (id = 7) =>
  `<p><a class="open-${id}" href="#popup-${id}">Open ${id}</a> <button type="button">Elsewhere</button></p>`;

export const page1 = (...parts: string[]) => `<main><h1>Wool</h1>${parts.join("")}</main>`;

export const actionHref = (name: string, settings: object = {}) =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

/** A page as editors see it. */
export const inMode = (mode: "is_editor" | "is_preview") => ({ status: 200, config: { [mode]: true } });

export const letter = (page: Page, id = 7): Locator => page.getByRole("dialog", { name: `Letter ${id}` });
export const open = (page: Page, id = 7) => page.getByRole("link", { name: `Open ${id}` }).click();

export const ready = (page: Page, id = 7) =>
  page.locator(`#popup-${id}[data-widget-state=mounted]`).waitFor({ state: "attached" });

/** Bus events of popups so far, as the page's own scripts hear them. */
export async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ["show", "hide"])
      addEventListener(`elementor/popup/${name}`, (event) =>
        told.push(`${name} ${(event as CustomEvent<{ id: string }>).detail.id}`),
      );
  });
}

export const events = (page: Page) => page.evaluate(() => Reflect.get(window, "told") as string[]);
