import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/order-status/fixture.html", "utf8");
const FAILED = '<p class="woocommerce-thankyou-order-failed">Declined.</p>';
const order = (inside: string) => `<div class="woocommerce-order" data-widget="order-status">${inside}</div>`;
const withTitle = (title: string) => ({
  config: { widget_settings: { "order-status": { parts: { title } } } },
});
const isHidden = (selector: string) =>
  (document.querySelector(selector) as HTMLElement).style.display === "none";

it("order-status.1 a failed order hides the page's title, and the end shows it again", async () => {
  const { stop } = await mountMarkup(fixture);
  expect(isHidden(".entry-title")).toBe(true);
  stop();
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});

it("order-status.1 an order that is paid leaves it", async () => {
  await mountMarkup(
    fixture.replace("woocommerce-thankyou-order-failed", "woocommerce-thankyou-order-received"),
  );
  expect(isHidden(".entry-title")).toBe(false);
});

it("order-status.1 a failed order elsewhere on the page is another's", async () => {
  await mountMarkup(`<h1 class="entry-title">Orders</h1>${FAILED}${order("<p>Thanks</p>")}`);
  expect(isHidden(".entry-title")).toBe(false);
});

it.each([
  ["another heading", "h2", true],
  ["what has the role", "[role=heading]", true],
  ["no paragraph", "#text", false],
  ["not what holds the order", "#around", false],
  ["nothing by a selector that is none", "..", false],
])("order-status.1 hides by the selector of the page configuration: %s", async (_, selector, isGone) => {
  await mountMarkup(
    `<h2>A</h2><p role="heading">B</p><p id="text">C</p><section role="heading" id="around">${order(FAILED)}</section>`,
    withTitle(selector),
  );
  expect(isHidden(selector === ".." ? "h2" : selector)).toBe(isGone);
  expect(isHidden("#around")).toBe(false);
});

it("order-status.1 an attribute, which a contributor may write, names no title", async () => {
  const marked = `<h2>A</h2>${order(FAILED)}`.replace(
    "data-widget=",
    `data-settings='{"title_selector":"h2","parts":{"title":"h2"}}' data-widget=`,
  );
  await mountMarkup(marked);
  expect(isHidden("h2")).toBe(false);
});

it("order-status.1 hides one title, the nearest before the order, whatever the selector and however many there are", async () => {
  const title = (id: string) => `<h2 class="entry-title" id="${id}">Title</h2>`;
  for (const options of [{}, withTitle("*")]) {
    await mountMarkup(
      `<aside>${title("latest")}</aside><article><header>${title("own")}</header><div>${order(FAILED + title("inside"))}</div>${title("related")}</article>${title("last")}`,
      options,
    );
    const hidden = [...document.querySelectorAll("h2")].filter(({ style }) => style.display === "none");
    expect(hidden.map(({ id }) => id)).toEqual(["own"]);
  }
});
