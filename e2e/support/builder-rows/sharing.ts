import { expect } from "../test.ts";
import type { BuilderRow } from "./row.ts";

const SDK = "connect.facebook.net";

/** Answers in the provider's place: it notes its calls, and fills the elements inside another. */
const FAKE_SDK = `window.calls = ["script"];
document.addEventListener("fb:sdk:loaded", () => calls.push("fb:sdk:loaded"));
window.FB = {
  init: (options) => calls.push(options),
  XFBML: { parse(root) {
    for (const element of root.querySelectorAll("[class*=fb-]")) {
      calls.push(element.className.match(/fb-[a-z]+/)[0]);
      element.append(Object.assign(document.createElement("p"), { textContent: "Filled" }));
    }
  } },
};`;

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
  {
    native: "facebook-button, facebook-comments, facebook-embed and facebook-page",
    page: "reading",
    must: "wait for the visitor, and are filled by the provider's script, which comes once",
    selector: '[data-widget_type^="facebook-"]',
    opensAnew: true,
    prove: async (elements, page) => {
      const asked: string[] = [];
      await page.route(/^https:\/\/[^/]*facebook/, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ body: FAKE_SDK, contentType: "text/javascript" });
      });
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}?hosts=${SDK}`);
      await elements.first().scrollIntoViewIfNeeded();
      await expect(elements).toHaveCount(4);
      for (const element of await elements.all()) {
        await element.scrollIntoViewIfNeeded();
        await expect(element.getByText(`your browser contacts ${SDK}`)).toBeVisible();
      }
      const room = elements.nth(1).getByRole("group", { name: "Posts of a page" });
      expect((await room.boundingBox())?.height).toBeGreaterThanOrEqual(500);
      expect(asked).toEqual([]);
      await elements.first().getByRole("button", { name: "Always load Facebook" }).click();
      await expect(page.getByText("Filled")).toHaveCount(4);
      expect(asked).toEqual([`https://${SDK}/en_US/sdk.js`]);
      const [, options, event, ...filled] = await page.evaluate(
        () => Reflect.get(window, "calls") as readonly unknown[],
      );
      expect([options, event]).toEqual([
        { appId: "1234567890123", version: "v2.10", xfbml: false },
        "fb:sdk:loaded",
      ]);
      expect(new Set(filled)).toEqual(new Set(["fb-like", "fb-page", "fb-post", "fb-comments"]));
      await elements.first().getByRole("button", { name: "Always load Facebook: withdraw" }).click();
      await expect(page.getByText("Filled")).toHaveCount(0);
    },
  },
  {
    native: "code-highlight",
    page: "reading",
    must: "colours its code, numbers its lines, and has a button that copies",
    selector: '[data-widget_type="code-highlight.default"]',
    prove: async (codes, page) => {
      await codes.scrollIntoViewIfNeeded();
      await expect(codes.locator(".token.keyword")).toHaveText("let");
      await expect(codes.locator("code")).toHaveText("let a = 1;");
      await expect(codes.locator(".line-numbers-rows > span")).toHaveCount(1);
      await codes.getByRole("button", { name: "Copy" }).press("Enter");
      await expect(codes.getByRole("status")).toHaveText(/Copied!|Press Ctrl\+C to copy/);
      expect(await page.evaluate(() => "Prism" in window)).toBe(false);
    },
  },
];
