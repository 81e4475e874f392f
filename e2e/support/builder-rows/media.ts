import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

const PLAYERS = ["www.youtube-nocookie.com", "player.vimeo.com", "www.dailymotion.com"];

/** What visitors watch, follow and share. */
export const media: readonly BuilderRow[] = [
  {
    native: "video",
    page: "motion",
    must: "shows its picture, and plays at the press; frames wait for the visitor",
    selector: '[data-widget_type="video.default"]',
    prove: async (videos, page) => {
      const asked: string[] = [];
      await page.route(/^https:\/\/[^/]*(?:youtube|vimeo|dailymotion)/, async (route) => {
        asked.push(new URL(route.request().url()).host);
        await route.fulfill({ body: "<!doctype html><title>Player</title>", contentType: "text/html" });
      });
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}?hosts=${PLAYERS.join(",")}`);
      const inPlace = page.locator('[data-id="15f1af9"]');
      await inPlace.scrollIntoViewIfNeeded();
      await expect(inPlace).toHaveAttribute("data-widget-state", "waiting");
      expect(asked).not.toContain("www.youtube-nocookie.com");
      const play = inPlace.getByRole("button", { name: "Play Video" });
      await play.focus();
      await page.keyboard.press("Enter");
      await expect(inPlace.locator("iframe")).toHaveAttribute("src", /nocookie.*XHOmBV4js_E.*start=10/);
      await expect(play).toBeHidden();
      const inDialog = page.locator('[data-id="504f594"]');
      await inDialog.scrollIntoViewIfNeeded();
      await inDialog.getByRole("button", { name: "Play Video" }).click();
      await expect(page.getByRole("dialog").locator("iframe")).toHaveAttribute("src", /XHOmBV4js_E/);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      for (const [id, host] of [
        ["6162d90", "player.vimeo.com"],
        ["4ef94e9", "www.dailymotion.com"],
      ]) {
        const framed = videos.and(page.locator(`[data-id="${id}"]`));
        await framed.scrollIntoViewIfNeeded();
        await expect(framed.getByText(`your browser contacts ${host}`)).toBeVisible();
        await expect(framed.locator("iframe")).not.toHaveAttribute("src");
        await framed.getByRole("button", { name: "Load this once" }).click();
        await expect(framed.locator("iframe[src]")).toHaveAttribute("src", new RegExp(`${host}/`));
      }
    },
  },
  {
    native: "e-youtube",
    page: "elementor4-atomic",
    must: "says whom it would contact, and shows its player from its start",
    selector: ".e-youtube-base",
    prove: async (videos, page) => {
      await page.route(/^https:\/\/www\.youtube/, (route) =>
        route.fulfill({ body: "<!doctype html><title>Player</title>", contentType: "text/html" }),
      );
      await page.goto(`${new URL(page.url()).pathname}?hosts=${PLAYERS[0]}`);
      await videos.scrollIntoViewIfNeeded();
      const player = videos.locator("iframe");
      await videos.getByRole("button", { name: "Load this once" }).click();
      await expect(player).toHaveAttribute("src", /nocookie.*XHOmBV4js_E.*start=5/);
      const box = await player.boundingBox();
      expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 9) / 16, 0);
    },
  },
  {
    native: "sbi-widget",
    page: "builder-feeds",
    must: "shows its photos, and brings more",
    selector: '[data-widget_type="sbi-widget.default"]',
    prove: async (widget, page) => {
      const feed = widget.locator(".sbi").first();
      await feed.scrollIntoViewIfNeeded();
      await expect(feed).toHaveAttribute("data-widget-state", "mounted");
      const photos = feed.locator(".sbi_item");
      const count = await photos.count();
      await expect(photos.first().locator("img")).toHaveAttribute(
        "src",
        /\/sb-instagram-feed-images\/|\/bed-i/,
      );
      await expect(photos.first()).toHaveCSS("opacity", "1");
      await feed.getByRole("button", { name: "Load More" }).click();
      await expect(photos).toHaveCount(count + 8);
      await expect(page.getByText("New photos:").first()).toBeAttached();
    },
  },
];
