import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Search forms, the older kind and the newer one. */
export const search: readonly BuilderRow[] = [
  {
    native: "search form",
    page: "forms",
    must: "opens over the page, and leads back to its button",
    selector: ".elementor-search-form--skin-full_screen",
    prove: async (forms, page) => {
      const toggle = forms.first().locator(".elementor-search-form__toggle");
      const dialog = forms.first().getByRole("dialog");
      await toggle.click();
      await expect(dialog.getByRole("searchbox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(toggle).toBeFocused();
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: /^close/i }).click();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await dialog.click({ position: { x: 5, y: 5 } });
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    native: "minimal search form",
    page: "forms",
    must: "focuses its field by its icon",
    selector: ".elementor-search-form--skin-minimal",
    prove: async (forms) => {
      await forms.first().locator(".elementor-search-form__icon").click();
      await expect(forms.first().getByRole("searchbox")).toBeFocused();
      await expect(forms.first().locator(".elementor-search-form--focus")).toBeVisible();
    },
  },
  {
    native: "search",
    page: "search-live",
    must: "is visible, with results while typing",
    selector: '[data-widget_type="search.default"]',
    prove: async (forms, page) => {
      const field = forms.first().getByRole("combobox");
      const rows = forms.first().getByRole("row");
      await expect(field).toBeVisible();
      await field.pressSequentially("po");
      await expect(field).toHaveAttribute("aria-expanded", "false");
      await field.pressSequentially("st");
      await expect(rows).toHaveCount(4);
      await field.press("ArrowUp");
      await expect(rows.last()).toHaveAttribute("aria-selected", "true");
      await forms
        .first()
        .getByRole("link", { name: /^Page\s*2$/ })
        .click();
      await expect(rows.first()).toContainText("Hello world! 2");
      await field.press("Escape");
      await expect(rows).toHaveCount(0);
      await field.fill("zzzz");
      await expect(forms.first().getByRole("status").last()).toContainText("Nothing was found.");
      await expect(page.getByRole("row")).toHaveCount(0);
    },
  },
  {
    native: "search without live results",
    page: "forms",
    must: "is visible, and a plain field",
    selector: '[data-widget_type="search.default"]',
    prove: async (forms) => {
      await forms.first().getByRole("searchbox").fill("coat");
      await expect(forms.first().locator(".e-fas-times, .fa-times")).toBeVisible();
      await forms.first().locator(".e-fas-times, .fa-times").click();
      await expect(forms.first().getByRole("searchbox")).toHaveValue("");
    },
  },
];
