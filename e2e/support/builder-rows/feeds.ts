import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** Feeds of social networks. */
export const feeds: readonly BuilderRow[] = [
  {
    native: "cff-widget",
    page: "builder-feeds",
    must: "shortens its posts, links hashtags and shows the ways to share",
    selector: '[data-widget_type="cff-widget.default"]',
    opensAnew: true,
    prove: async (feed, page) => {
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}?presets=elementor,smash-balloon`);
      await expect(feed.locator(".cff-wrapper")).toHaveAttribute("data-widget-state", "mounted");
      const isPhone = (page.viewportSize()?.width ?? 0) < 480;
      await expect(feed.locator(".cff-item:visible")).toHaveCount(isPhone ? 4 : 10);
      const post = feed.locator(".cff-item").nth(1);
      const text = post.locator(".cff-text");
      await expect(text).not.toHaveText(/(?:#hashtag.*){2}/);
      await post.getByRole("button", { name: "See More" }).click();
      await expect(text).toHaveText(/(?:#hashtag.*){4}/);
      await expect(text.locator('a[href$="/hashtag/hashtag"]').first()).toBeVisible();
      await post.getByRole("button", { name: "See Less" }).press("Space");
      await expect(post.getByRole("button", { name: "See More" })).toBeVisible();
      await post.getByRole("button", { name: "Share", exact: true }).click();
      await expect(post.getByRole("link", { name: "Share on Twitter" })).toHaveCSS("opacity", "1");
    },
  },
];
