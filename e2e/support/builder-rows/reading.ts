import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Elements that visitors read. */
export const reading: readonly BuilderRow[] = [
  {
    native: "countdown",
    page: "reading",
    must: "shows digits in the builder's boxes",
    selector: '[data-widget_type="countdown.default"]',
    prove: async (countdowns) => {
      const countdown = countdowns.first();
      const items = countdown.locator(".elementor-countdown-item");
      const label = await items.first().locator(".elementor-countdown-label").elementHandle();
      await countdown.scrollIntoViewIfNeeded();
      await expect(countdown.getByRole("timer")).toContainText(/\d\d+\s*Days/);
      // 20 + 69 + 19 + 20 px: the builder's padding, digits and label.
      for (const item of await items.all()) expect((await item.boundingBox())?.height).toBe(128);
      expect(await label?.evaluate(({ isConnected }) => isConnected)).toBe(true);
      await expect(countdown.locator('[class*="islet-countdown__item"]')).toHaveCount(0);
    },
  },
  {
    native: "countdown",
    page: "reading",
    must: "shows the builder's message at its end, and hides its boxes",
    selector: '[data-widget_type="countdown.default"]',
    opensAnew: true,
    prove: async (countdowns) => {
      const over = countdowns.nth(2);
      await expect(over.locator(".elementor-countdown-expire--message")).toBeHidden();
      await over.evaluate((element) => element.scrollIntoView());
      await expect(over.locator(".elementor-countdown-expire--message")).toBeVisible();
      await expect(over.locator(".elementor-countdown-wrapper")).toBeHidden();
    },
  },
  {
    native: "table of contents",
    page: "reading",
    must: "lists the headings in the builder's box",
    selector: '[data-widget_type="table-of-contents.default"]',
    prove: async (boxes) => {
      await boxes.first().scrollIntoViewIfNeeded();
      // On small windows the box is closed at first.
      const opener = boxes.first().getByRole("button", { expanded: false });
      const links = boxes.first().getByRole("link");
      await expect(opener.or(links).first()).toBeVisible();
      if (await opener.isVisible()) await opener.click();
      await expect(links.first()).toBeVisible();
      const body = boxes.first().locator(".elementor-toc__body");
      await expect(body.locator(".elementor-toc__list-item .elementor-toc__list-item-text")).toHaveCount(
        await links.count(),
      );
      await expect(body.locator(".elementor-toc__spinner")).toHaveCount(0);
      // Rules for Islet's own list would make it a grid with numbers of its own.
      await expect(body.locator(".elementor-toc__list-item").first()).toHaveCSS("display", "list-item");
      const closer = boxes.first().getByRole("button", { expanded: true });
      await closer.press("Enter");
      await expect(body).toBeHidden();
      await expect(opener).toBeFocused();
    },
  },
  {
    native: "table of contents",
    page: "reading",
    must: "tells that there are no headings",
    selector: '[data-widget_type="table-of-contents.default"]',
    prove: async (boxes) => {
      await boxes.nth(1).scrollIntoViewIfNeeded();
      await expect(boxes.nth(1).locator(".elementor-toc__body")).toHaveText(
        "No headings were found on this page.",
      );
    },
  },
];
