import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";

const read = (name: string) =>
  readFileSync(new URL(`../../widgets/mini-cart/${name}`, import.meta.url), "utf8");

/** A fixture of our own beside the theme's header, which has a cart, too. */
export const own = (name: "fixture" | "fixture-builder", settings: object, widgets = "mini-cart") =>
  read(`${name}.html`)
    .replace(/data-widget="[^"]*"/, `data-widget="${widgets}"`)
    .replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`)
    // Not the header's document and element.
    .replaceAll("7a9e95b", "1234567")
    .replaceAll("77", "78");

export const inMain = (html: string) => `<main>${html}<p id="else" tabindex="0">Something else</p></main>`;
const TOGGLE = ".cart-contents, .elementor-menu-cart__toggle_button";
export const headerToggle = (page: Page) => page.locator(".site-header-cart").first().locator(TOGGLE);
export const mainToggle = (page: Page) => page.locator("main").locator(TOGGLE);
export const drawer = (page: Page) => page.getByRole("dialog", { name: "Cart" });
export const add = (page: Page, name: string) => page.getByLabel(`Add to cart: “${name}”`).click();

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not drawn");
  return box;
};

export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: "no-preference" });
