import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Menus. */
export const menus: readonly BuilderRow[] = [
  {
    native: "nav-menu",
    page: "menus",
    must: "opens its three levels, in each layout, from its toggle where it has one",
    selector: '[data-widget_type="nav-menu.default"]',
    prove: async (all) => {
      await expect(all).toHaveCount(3);
      for (const menu of await all.all()) {
        const toggle = menu.locator(".elementor-menu-toggle");
        if (await toggle.isVisible()) {
          await expect(menu.getByRole("link", { name: "About" })).toHaveCount(0);
          // Before that, nobody hears a press.
          await expect(menu).toHaveAttribute("data-widget-state", "mounted");
          await toggle.click();
          await expect(toggle).toHaveAttribute("aria-expanded", "true");
        }
        const services = menu.getByRole("button", { name: "Services" });
        await expect(services).toBeVisible();
        await services.click();
        await expect(menu.getByRole("link", { name: "Print" })).toBeVisible();
        await menu.getByRole("button", { name: "Design" }).press("Enter");
        await menu.getByRole("button", { name: "Brochures" }).press("Enter");
        const folded = menu.getByRole("link", { name: "Folded" });
        // Other menus of the page may still be closing above it.
        await expect(async () => {
          await folded.scrollIntoViewIfNeeded();
          await expect(folded).toBeInViewport({ ratio: 1, timeout: 1_000 });
        }).toPass();
        await folded.press("Escape");
        await expect(menu.getByRole("button", { name: "Brochures" })).toBeFocused();
        await expect(folded).toBeHidden();
        await services.press("Escape");
        await expect(menu.getByRole("link", { name: "Print" })).toBeHidden();
        if (await toggle.isVisible()) await services.press("Escape");
      }
    },
  },
  {
    native: "mega-menu",
    page: "menus",
    must: "opens its panels, from its toggle where it has one",
    selector: '[data-widget_type="mega-menu.default"]',
    prove: async (all) => {
      const menu = all.first();
      const toggle = menu.locator(".e-n-menu-toggle");
      if (await toggle.isVisible()) {
        await expect(menu.getByRole("link", { name: "Products", exact: true })).toHaveCount(0);
        await expect(menu).toHaveAttribute("data-widget-state", "mounted");
        await toggle.click();
      }
      const heading = (name: string) => menu.getByRole("heading", { name: `${name} panel` });
      await expect(heading("Products")).toBeHidden();
      await menu.getByRole("button", { name: "Open Products" }).press("Enter");
      await expect(heading("Products")).toBeVisible();
      await menu.getByRole("button", { name: "Close Products" }).press("Escape");
      await expect(heading("Products")).toBeHidden();
      await menu.getByText("No link", { exact: true }).first().click();
      await expect(heading("No link")).toBeVisible();
      await menu.getByRole("button", { name: "Close No link" }).press("Escape");
      await expect(heading("No link")).toBeHidden();
    },
  },
];
