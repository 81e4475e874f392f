import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/result-count/fixture.html", "utf8");
const count = () => document.querySelector(".woocommerce-result-count") as HTMLElement;
const query = (search: string) => vi.stubGlobal("location", new URL(`https://shop.example/shop/${search}`));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("result-count.1 is shown to screen readers and filled anew after 2000 ms, with the nodes it had", async () => {
  query("?orderby=price");
  await mountMarkup(fixture);
  const [text] = count().childNodes;
  const changes = new MutationObserver(() => {});
  changes.observe(count(), { childList: true });
  expect([count().getAttribute("role"), count().getAttribute("aria-hidden")]).toEqual(["alert", "true"]);
  vi.advanceTimersByTime(1_999);
  expect(count().getAttribute("aria-hidden")).toBe("true");
  expect(changes.takeRecords()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(count().getAttribute("aria-hidden")).toBe("false");
  expect(changes.takeRecords().length).toBeGreaterThan(0);
  expect([...count().childNodes]).toEqual([text]);
});

it.each([
  ["without a query", "", ""],
  [
    "beside interactive filters",
    "?orderby=price",
    '<div data-wp-interactive="woocommerce/product-filters"></div>',
  ],
])("result-count.1 %s nothing is told", async (_, search, filters) => {
  query(search);
  await mountMarkup(fixture + filters);
  vi.advanceTimersByTime(3_000);
  expect([count().getAttribute("role"), count().hasAttribute("aria-hidden")]).toEqual(["status", false]);
});

it("ends in the middle of its wait without a trace", async () => {
  query("?s=wool");
  const { stop } = await mountMarkup(fixture);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(document.body.innerHTML.trim()).toBe(fixture.trim());
});
