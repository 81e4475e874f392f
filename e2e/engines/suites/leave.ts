import { expect, expectNoTroubles, test } from "../test.ts";

/** The page asks for the core and the shop's file at first; what they ask for comes after the return. */
const FILES = 2;

/** The states of the widgets that load by themselves. */
const states = () => [
  ...new Set(
    [...document.querySelectorAll(".site-header, .woocommerce-result-count")].map((host) =>
      host.getAttribute("data-widget-state"),
    ),
  ),
];

test.override({ hasHeldRequests: true });

test("a page that is left while its files load tells no problem, and works when the visitor comes back", async ({
  site,
  visitor,
}) => {
  const code = site.hold(/^\/islet\/chunks\/.*js/, FILES);
  await visitor.goto("/shop/");
  await expect.poll(() => code.count()).toBeGreaterThanOrEqual(FILES);
  expect(await visitor.evaluate(states)).toContain("waiting");

  const next = site.hold(/^\/blog\//);
  await visitor.click('.site-header a[href="/blog/"]');
  await expect.poll(() => next.count()).toBe(1);
  next.release();
  await visitor.sees("[aria-current=page]", "Journal");
  code.release();
  // Going back would cancel this page's own files, too.
  await visitor.sees('.site-header[data-widget-state="mounted"]');
  await visitor.back();
  await visitor.isOn(/^\/shop\//);

  await expect.poll(() => visitor.evaluate(states)).toEqual(["mounted"]);
  await visitor.click("a.add_to_cart_button", "Beanie");
  await visitor.sees('dialog[open][aria-label="Cart"]', "Beanie");
  await expectNoTroubles(visitor);
});
