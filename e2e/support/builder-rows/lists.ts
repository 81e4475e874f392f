import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Lists, their filters and pages. */
export const lists: readonly BuilderRow[] = [
  {
    native: "posts",
    page: "lists",
    must: "loads more posts",
    selector: '[data-widget_type^="posts.classic"]',
    prove: async (posts) => {
      const items = posts.getByRole("listitem");
      const button = posts.getByRole("button", { name: "Load More" });
      await expect(items).toHaveCount(4);
      // Before the preset is there, nobody hears a press.
      await expect(button).toHaveAttribute("tabindex", "0");
      await button.click();
      await expect(items).toHaveCount(8);
      await expect(items.nth(4)).toContainText("Post number 4");
      await button.click();
      await expect(posts.getByText("No more posts to show").last()).toBeVisible();
      await expect(button).toBeHidden();
    },
  },
  {
    native: "portfolio",
    page: "lists",
    must: "filters its items",
    selector: '[data-widget_type^="portfolio."]',
    prove: async (portfolio) => {
      const shown = portfolio.locator(".elementor-portfolio-item").filter({ visible: true });
      const all = await shown.count();
      await portfolio.getByRole("button", { name: "Garden" }).click();
      await expect(shown).toHaveCount(await portfolio.locator(".elementor-filter-5").count());
      await portfolio.getByRole("button", { name: "All" }).press("Enter");
      await expect(shown).toHaveCount(all);
    },
  },
  {
    native: "loop-grid",
    page: "lists",
    must: "loads more items",
    selector: '[data-widget_type^="loop-grid."]',
    prove: async (grids, page) => {
      const first = grids.nth(0).locator(".e-loop-item");
      await expect(first).toHaveCount(4);
      const button = grids.nth(0).getByRole("button", { name: "Load more" });
      await expect(button).toHaveAttribute("tabindex", "0");
      await button.press("Enter");
      await expect(first).toHaveCount(8);
      await expect(first.nth(4).getByRole("link", { name: "Read" })).toBeFocused();
      const second = grids.nth(1).locator(".e-loop-item");
      await grids.nth(1).getByRole("link", { name: "2", exact: false }).first().click();
      await expect(second.first()).toContainText("Post number 4");
      await expect(second).toHaveCount(4);
      await page.goBack();
      await expect(second.first()).toContainText("Hello world!");
    },
  },
  {
    native: "taxonomy-filter",
    page: "lists",
    must: "filters a list",
    selector: '[data-widget_type^="taxonomy-filter."]',
    opensAnew: true,
    prove: async (filter, page) => {
      const items = page.locator(".elementor-element-60ff6ff .e-loop-item");
      await filter.getByRole("button", { name: "Travel" }).click();
      await expect(items.first()).toContainText("Post number 1");
      await expect(items).toHaveCount(4);
      await filter.getByRole("button", { name: "All" }).click();
      await expect(items.first()).toContainText("Hello world!");
    },
  },
  {
    native: "posts",
    page: "lists-infinite",
    must: "loads posts as the visitor scrolls",
    selector: '[data-widget_type^="posts.cards"]',
    prove: async (posts) => {
      const items = posts.getByRole("article");
      await items.last().scrollIntoViewIfNeeded();
      await expect(items).toHaveCount(8);
      await items.last().scrollIntoViewIfNeeded();
      await expect(posts.locator(".e-load-more-message")).toBeVisible();
    },
  },
];
