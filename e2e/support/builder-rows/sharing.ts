import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

/** What visitors share and follow. */
export const sharing: readonly BuilderRow[] = [
  {
    native: "share-buttons",
    page: "reading",
    must: "has real links that share the page, or the address that is set",
    selector: '[data-widget_type="share-buttons.default"]',
    prove: async (elements, page) => {
      const [ofPage, ofAddress] = [elements.first(), elements.nth(1)];
      await ofPage.scrollIntoViewIfNeeded();
      await expect(ofPage).toHaveAttribute("data-widget-state", "mounted");
      const facebook = ofPage.locator(".elementor-share-btn_facebook");
      const link = facebook.getByRole("link", { name: "Share on facebook" });
      expect(await link.boundingBox()).toEqual(await facebook.boundingBox());
      await page.evaluate(() => history.replaceState(null, "", "?page=2#later"));
      await link.dispatchEvent("pointerdown");
      await expect(link).toHaveAttribute("href", /sharer\.php\?u=http.*%3Fpage%3D2%23later$/);
      const reddit = ofPage.getByRole("link", { name: "Share on reddit" });
      await expect(reddit).toHaveAttribute(
        "href",
        /&title=Reading%20.*%20%E2%80%93%20Islet%20Content%20Bed$/,
      );
      await expect(ofPage.locator(".elementor-share-btn_mix")).toHaveAttribute("aria-disabled", "true");
      await ofPage.getByRole("button", { name: "Share on print" }).press("Enter");
      await ofAddress.scrollIntoViewIfNeeded();
      await expect(ofAddress.getByRole("link", { name: "Share on facebook" })).toHaveAttribute(
        "href",
        "https://www.facebook.com/sharer.php?u=https%3A%2F%2Fshop.example%2Fcustom%3Fa%3D1%26b%3D%25C3%25BC".replace(
          "https%3A%2F%2Fshop.example",
          encodeURIComponent(new URL(page.url()).origin),
        ),
      );
    },
  },
];
