import { expect } from "../test.ts";
import { type BuilderRow, notServed } from "./row.ts";

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
      await button.click();
      await expect(items).toHaveCount(8);
      await expect(items.nth(4)).toContainText("Post number 4");
      await button.click();
      await expect(posts.getByText("No more posts to show").last()).toBeVisible();
      await expect(button).toBeHidden();
    },
  },
  notServed("portfolio", "lists", "filters its items"),
  notServed("taxonomy-filter", "lists", "filters a list"),
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
    native: "posts",
    page: "lists-infinite",
    must: "loads posts as the visitor scrolls",
    selector: '[data-widget_type^="posts.cards"]',
    prove: async (posts) => {
      const items = posts.getByRole("listitem");
      await items.last().scrollIntoViewIfNeeded();
      await expect(items).toHaveCount(8);
      await items.last().scrollIntoViewIfNeeded();
      await expect(posts.locator(".e-load-more-message")).toBeVisible();
    },
  },
];
