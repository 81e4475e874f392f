import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { FakeStore, refusal } from "#tests/support/store-api.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

let store: FakeStore;
let release: () => void;
beforeEach(() => {
  sessionStorage.clear();
  store = new FakeStore(18, 20);
});

const pressable = (name: string) =>
  document.querySelector<HTMLElement>(`button[aria-label="${name}"]`) as HTMLElement;
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${name}: Quantity"]`) as HTMLInputElement;
const count = () => document.querySelector(".cart-count")?.textContent;
const told = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
const problem = () =>
  document.querySelector(".islet-cart-quantity > .islet-add-to-cart-problem")?.textContent;
const sentQuantities = () =>
  store.sent.filter(({ path }) => path === "cart/update-item").map(({ body }) => body["quantity"]);

const markup = (settings = '{"quantities":true}') =>
  `<div data-widget="remove-from-cart" data-widget-on="load" data-settings='${settings}'><b class="cart-count">${store.cart().items_count}</b>${store.miniCart()}</div>`;

/** A page with the cart; the shop answers only once it is released. */
async function open(config: Record<string, unknown> = { store_api: true }) {
  const page = await mountMarkup(markup(), { config });
  await page.settled();
  await atRest();
  store.gate = new Promise((resolve) => (release = resolve));
  return page;
}
async function press(name: string) {
  pressable(name).focus();
  pressable(name).click();
  await atRest();
}
async function answer() {
  release();
  await atRest();
}
async function type(text: string) {
  await userEvent.clear(field("No. 18"));
  if (text) await userEvent.type(field("No. 18"), text);
  await userEvent.tab();
  await atRest();
}

describe("quantities in the rows of a mini cart", () => {
  it("stand in place of the printed number, which comes back with unmounting", async () => {
    const { stop } = await open();
    expect([field("No. 18").value, field("No. 20").value]).toEqual(["1", "1"]);
    expect(document.querySelector<HTMLElement>(".quantity > span")?.hidden).toBe(true);
    await press("No. 18: One more");
    await answer();
    stop();
    const printed = document.createElement("body");
    printed.innerHTML = markup();
    expect(document.body.innerHTML.trim()).toBe(printed.innerHTML);
    expect(document.querySelector(".quantity")?.childNodes).toHaveLength(1);
  });

  it("change at the press, as does the header's count; the shop's answer is told, and the focus stays", async () => {
    await open();
    await press("No. 18: One more");
    expect([field("No. 18").value, count()]).toEqual(["2", "3"]);
    expect(told()).toBe("");
    await answer();
    expect(store.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect([field("No. 18").value, count(), told()]).toEqual(["2", "3", "No. 18: 2"]);
    expect(document.querySelector(".total")?.textContent).toBe("3 items");
    expect(document.activeElement).toBe(pressable("No. 18: One more"));
    expect(document.querySelectorAll(".islet-cart-quantity")).toHaveLength(2);
  });

  it("pressed many times they send the first at once, and all others together after its answer", async () => {
    await open();
    for (let presses = 0; presses < 4; presses += 1) await press("No. 18: One more");
    expect([field("No. 18").value, sentQuantities()]).toEqual(["5", []]);
    await answer();
    expect(sentQuantities()).toEqual([2, 5]);
    expect([field("No. 18").value, count()]).toEqual(["5", "6"]);
  });

  it("are typed, too; what is no quantity is the last one again, and sends nothing", async () => {
    await open();
    release();
    await type("12");
    expect([sentQuantities(), field("No. 18").value]).toEqual([[12], "12"]);
    for (const text of ["0", "", "1.5", "-3"]) {
      await type(text);
      expect(field("No. 18").value).toBe("12");
    }
    expect(sentQuantities()).toEqual([12]);
  });

  it("do not go below one: the row's own link removes it", async () => {
    await open();
    expect(pressable("No. 18: One less").getAttribute("aria-disabled")).toBe("true");
    await press("No. 18: One less");
    await answer();
    expect(store.sent).toEqual([]);
  });

  it("keep within the shop's limits once it has told them", async () => {
    store.more.set("k18", { quantity_limits: { minimum: 1, maximum: 2, multiple_of: 1, editable: true } });
    store.more.set("k20", { quantity_limits: { minimum: 1, maximum: 1, multiple_of: 1, editable: false } });
    await open();
    release();
    await press("No. 18: One more");
    expect(pressable("No. 18: One more").getAttribute("aria-disabled")).toBe("true");
    expect(field("No. 20").disabled).toBe(true);
    await press("No. 18: One more");
    await press("No. 20: One more");
    expect(sentQuantities()).toEqual([2]);
    await press("No. 18: One less");
    await type("99");
    expect([sentQuantities(), field("No. 18").value]).toEqual([[2, 1, 2], "2"]);
    await type("99");
    expect([sentQuantities(), field("No. 18").value]).toEqual([[2, 1, 2], "2"]);
  });

  it("need the Store API: without it, and without the setting, the row stays as it is printed", async () => {
    await open({});
    expect(document.querySelector(".islet-cart-quantity")).toBeNull();
    await mountMarkup(markup("{}"), { config: { store_api: true } });
    await atRest();
    expect(document.querySelector(".islet-cart-quantity")).toBeNull();
  });
});

describe("if the shop says no", () => {
  it("the number before is back, with the shop's own words, until the next press", async () => {
    store.scripted.set("cart/update-item", [
      refusal(400, "cart_product_is_out_of_stock", "Only 1 of &quot;No. 18&quot; is left."),
    ]);
    await open();
    await press("No. 18: One more");
    await answer();
    expect([field("No. 18").value, count()]).toEqual(["1", "2"]);
    expect([problem(), told()]).toEqual(['Only 1 of "No. 18" is left.', 'Only 1 of "No. 18" is left.']);
    const { ariaInvalid } = field("No. 18");
    expect(ariaInvalid ?? field("No. 18").getAttribute("aria-invalid")).toBe("true");
    await press("No. 18: One more");
    expect(problem()).toBe("");
    expect(field("No. 18").value).toBe("2");
  });

  it.each([
    ["does not answer", null, "No answer came"],
    ["refuses without a word", [404, {}], "The cart could not be updated."],
  ] as const)("the number before is back if it %s, and the visitor is told", async (_, scripted, words) => {
    await open();
    release();
    await press("No. 18: One more");
    store.scripted.set("cart/update-item", [scripted]);
    await press("No. 18: One more");
    expect(field("No. 18").value).toBe("2");
    expect(problem()).toContain(words);
  });

  it("the number is the shop's, if the change was made although no answer came", async () => {
    await open();
    release();
    await press("No. 18: One more");
    const [line] = store.lines;
    if (line) line.quantity = 3;
    store.scripted.set("cart/update-item", [null]);
    await press("No. 18: One more");
    expect([field("No. 18").value, problem()]).toEqual(["3", expect.stringContaining("No answer came")]);
    await press("No. 18: One less");
    expect([field("No. 18").value, count(), problem()]).toEqual(["2", "3", ""]);
  });
});
