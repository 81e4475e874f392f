import { readFileSync } from "node:fs";
import { CORE } from "../support/core.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expect, expectNoAxeViolations, expectQuiet, layoutShift, test } from "../support/test.ts";

const fixture = readFileSync(new URL("../../widgets/share-buttons/fixture.html", import.meta.url), "utf8");
const native = `<div data-widget="share-buttons" data-settings='{"share_url":"https://shop.example/custom?a=1"}'>
  <div class="share share_facebook" role="button" tabindex="0" aria-label="Share on facebook" style="inline-size: 160px; padding: 16px">Facebook</div>
  <div class="share share_mix" role="button" tabindex="0" aria-label="Share on mix" style="inline-size: 160px; padding: 16px">Mix</div>
</div>`;
const parts = { button: "[data-network], .share", network_prefix: "share_" };
const config = { widget_settings: { "share-buttons": { parts } } };

test("share-buttons.1 shares the page with its title, text and picture, or the set address; the link opens beside the page", {
  tag: CORE,
}, async ({ page, context, makePage }) => {
  const asked: string[] = [];
  await context.route(/^https:\/\/www\.facebook\.com/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "<!doctype html><title>Share</title>", contentType: "text/html" });
  });
  const address = await makePage(`${fixture}${native}`, { config });
  await page.goto(`${address}?u=https%3A%2F%2Fevil.example%2F&page=2`);
  await expect(page.locator("[data-widget~=share-buttons][data-widget-state=mounted]")).toHaveCount(2);
  expect(asked).toEqual([]);
  const shared = new URL(address, page.url()).href;
  const links = page.getByRole("link", { name: "Share on Facebook" });
  await expect(links.first()).toHaveAttribute("href", /sharer\.php\?u=/);
  const [own] = await Promise.all([context.waitForEvent("page"), links.first().press(" ")]);
  await own.waitForURL(/facebook/);
  expect(new URL(own.url()).searchParams.get("u")).toBe(`${shared}?page=2`);
  expect(await own.evaluate(() => opener)).toBeNull();
  await own.close();
  const whatsapp = page.getByRole("link", { name: "Share on WhatsApp" });
  expect(new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text")).toBe(
    `*How a belt is made*\nFrom the hide to the buckle\n${shared}?page=2`,
  );
  const corner = { position: { x: 4, y: 4 } };
  // Where the middle button leads. Pages that open in the background may ask for their address before the route hears of it.
  const leadsTo = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        addEventListener("auxclick", (event) => {
          const link = event.defaultPrevented ? null : (event.target as Element).closest("a");
          event.preventDefault();
          resolve(link?.href);
        }),
      ),
  );
  await links.nth(1).click({ button: "middle", ...corner });
  expect(new URL((await leadsTo) ?? "").searchParams.get("u")).toBe("https://shop.example/custom?a=1");
  const [set] = await Promise.all([context.waitForEvent("page"), links.nth(1).click(corner)]);
  await set.waitForURL(/facebook/);
  expect(new URL(set.url()).searchParams.get("u")).toBe("https://shop.example/custom?a=1");
  await set.close();
  await expect(page.locator(".share_mix")).toHaveAttribute("aria-disabled", "true");
  expect(await layoutShift(page)).toBe(0);
  await expectNoAxeViolations(page);
});

test("shows what needs a script once it works: copies the link and says so, or shows it where the browser does not allow that", async ({
  page,
  context,
  makePage,
}) => {
  const late = await holdRequests(page, "**/share-actions*.js");
  await page.goto(await makePage(fixture));
  // A whole browser allows it unasked.
  await context.grantPermissions([]);
  const copy = page.getByRole("button", { name: "Copy the link" });
  await expect.poll(() => late.requested).toHaveLength(1);
  await expect(copy).toBeHidden();
  late.release();
  await copy.click();
  await expect(page.getByRole("status")).toHaveText(page.url());
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Link copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expectNoAxeViolations(page);
  await expectQuiet(page);
});

test("share-buttons.2 is inactive in the editor", async ({ page, context, makePage }) => {
  await page.goto(await makePage(`${fixture}${native}`, { config: { is_editor: true } }));
  await expect(page.locator("[data-widget~=share-buttons][data-widget-state=mounted]")).toHaveCount(2);
  await page.getByRole("link", { name: "Share on Facebook" }).click();
  await page.getByRole("button", { name: "Share on facebook" }).click();
  expect(context.pages()).toHaveLength(1);
  await expect(page.getByRole("link", { name: "Share on Facebook" })).toHaveCount(1);
});
