import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigation } from "#browser/navigate.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { FakeStore, refusal } from "#tests/support/store-api.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

let store: FakeStore;
let release: () => void;
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  sessionStorage.clear();
  store = new FakeStore(18, 20, 22);
  assign = vi.spyOn(navigation, "assign").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const visible = () =>
  [...document.querySelectorAll<HTMLElement>(".mini_cart_item")]
    .filter(({ style }) => style.display !== "none")
    .map((row) => row.querySelector("a")?.dataset["product_id"]);
const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-product_id="${id}"]`);
const notices = () => [...document.querySelectorAll<HTMLElement>(".islet-removed-row")];
const undo = () => document.querySelector<HTMLButtonElement>(".islet-removed-row button");
const problem = () => document.querySelector(".islet-add-to-cart-problem");
const told = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;

/** A page with the cart; the shop answers only once it is released. */
async function open() {
  const page = await mountMarkup(
    `<div data-widget="remove-from-cart" data-widget-on="load"><b class="cart-count">3</b>${store.miniCart()}</div>`,
    { config: { store_api: true } },
  );
  await atRest();
  hold();
  return page;
}
function hold() {
  store.gate = new Promise((resolve) => (release = resolve));
}
async function answer() {
  release();
  await atRest();
}
async function remove(id: number) {
  linkOf(id)?.focus();
  linkOf(id)?.click();
  await atRest();
}

describe("a removed row", () => {
  it("goes at once and says so in its place, which gets the focus; the count drops", async () => {
    await open();
    await remove(20);
    expect(visible()).toEqual(["18", "22"]);
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.localName).toBe("li");
    expect(notices()[0]?.textContent).toBe("Removed from your cart.");
    expect(notices()[0]?.previousElementSibling?.querySelector("a")?.dataset["product_id"]).toBe("20");
    expect(document.activeElement).toBe(notices()[0]);
    expect(document.querySelector(".cart-count")?.textContent).toBe("2");
    await answer();
    expect(document.querySelectorAll(".mini_cart_item")).toHaveLength(2);
    expect(told()).toBe("Removed from your cart.");
  });

  it("can be brought back for 8 seconds in its place, which keeps the focus when the cart is drawn anew", async () => {
    await open();
    await remove(20);
    const [notice] = notices();
    await answer();
    expect(notices()).toEqual([notice]);
    expect(document.activeElement).toBe(notice);
    expect(notice?.nextElementSibling?.querySelector("a")?.dataset["product_id"]).toBe("22");
    expect(undo()?.textContent).toBe("Undo");
    expect(document.getElementById(undo()?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Removed from your cart.",
    );
    notice?.blur();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(notices()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(notices()).toHaveLength(0);
  });

  it("stays as long as the visitor is at it", async () => {
    await open();
    await remove(20);
    await answer();
    undo()?.focus();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(notices()).toHaveLength(1);
    undo()?.blur();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(notices()).toHaveLength(0);
  });

  it("is added again as it was by Undo, once however often that is pressed, and gets the focus", async () => {
    store.lines[1] = { key: "k20", id: 20, quantity: 4 };
    store.more.set("k20", {
      variation: [{ raw_attribute: "attribute_pa_size", attribute: "Size", value: "Large" }],
    });
    await open();
    await remove(20);
    await answer();
    undo()?.focus();
    hold();
    undo()?.click();
    undo()?.click();
    await atRest();
    expect(notices()).toHaveLength(1);
    await answer();
    expect(store.sent.filter(({ path }) => path === "cart/add-item").map(({ body }) => body)).toEqual([
      { id: 20, quantity: 4, variation: [{ attribute: "attribute_pa_size", value: "Large" }] },
    ]);
    expect(visible()).toEqual(["18", "22", "20"]);
    expect(notices()).toHaveLength(0);
    expect(told()).toBe("Back in your cart.");
    expect(document.activeElement).toBe(linkOf(20));
  });

  it("with what another plugin has added to it cannot be brought back, and says only that it is removed", async () => {
    store.more.set("k20", { item_data: [{ key: "Engraving", value: "A" }] });
    await open();
    await remove(20);
    await answer();
    expect(notices()).toHaveLength(1);
    expect(undo()).toBeNull();
  });

  it("leaves its notice in the empty cart, too", async () => {
    store.lines.splice(1);
    await open();
    await remove(18);
    await answer();
    expect(notices()[0]?.localName).toBe("div");
    expect(document.querySelector(".woocommerce-mini-cart__empty-message")).not.toBeNull();
    hold();
    undo()?.click();
    await answer();
    expect(visible()).toEqual(["18"]);
  });

  it("that waits stays away when another change draws the cart; several go in one request", async () => {
    await open();
    await remove(18);
    await remove(20);
    await remove(22);
    expect(visible()).toEqual([]);
    await answer();
    expect(store.paths().filter((path) => path.startsWith("cart/") || path === "batch")).toEqual([
      ...["cart/remove-item", "batch"],
    ]);
    expect(notices()).toHaveLength(3);
  });
});

describe("if the shop says no", () => {
  it.each([
    [
      "in its words",
      refusal(400, "cart_invalid_product", "This &quot;gift&quot; must stay."),
      'This "gift" must stay.',
    ],
    ["without an answer", null, /^No answer came, so it may have been removed already\. Please check/],
    [
      "with an error that may follow it",
      [502, "<h1>Error</h1>"] as const,
      /^No answer came, so it may have been/,
    ],
    [
      "with a refusal",
      [429, "<h1>Slow down</h1>"] as const,
      /^Could not be removed from the cart\. Please try/,
    ],
  ])(
    "the row is back with a sentence, %s, and has the focus; nobody leaves the page",
    async (_, no, sentence) => {
      await open();
      store.scripted.set("cart/remove-item", [no]);
      await remove(20);
      await answer();
      expect(visible()).toEqual(["18", "20", "22"]);
      expect(notices()).toHaveLength(0);
      expect(told()).toMatch(sentence);
      expect(document.activeElement).toBe(linkOf(20));
      expect(problem()?.textContent).toBe(told());
      expect(document.querySelector(".cart-count")?.textContent).toBe("3");
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it("the sentence stays while the cart is drawn anew, goes with the next press, and with the widget", async () => {
    const { stop } = await open();
    store.scripted.set("cart/remove-item", [refusal(400, "cart_invalid_product", "It must stay.")]);
    await remove(20);
    await answer();
    hold();
    await remove(18);
    await answer();
    expect(visible()).toEqual(["20", "22"]);
    expect(problem()?.textContent).toBe("It must stay.");
    expect(linkOf(20)?.closest("li")?.contains(problem())).toBe(true);
    hold();
    store.scripted.set("cart/remove-item", [refusal(400, "cart_invalid_product", "Really.")]);
    await remove(20);
    expect(problem()).toBeNull();
    await answer();
    expect(problem()?.textContent).toBe("Really.");
    stop();
    expect(problem()).toBeNull();
  });

  it("the true cart of a conflict is shown", async () => {
    await open();
    store.lines.splice(1, 1);
    await remove(20);
    await answer();
    expect(visible()).toEqual(["18", "22"]);
    expect(told()).toBe("Cart item no longer exists or is invalid.");
  });

  it("to bringing it back, the notice says why and can be tried again", async () => {
    await open();
    await remove(20);
    await answer();
    store.scripted.set("cart/add-item", [refusal(400, "product_out_of_stock", "Sold out")]);
    hold();
    undo()?.click();
    await answer();
    expect(notices()[0]?.querySelector("span")?.textContent).toBe("Sold out");
    hold();
    undo()?.click();
    await answer();
    expect(visible()).toEqual(["18", "22", "20"]);
  });
});

it("when the widget ends, rows and notices are as the server printed them", async () => {
  const { stop } = await open();
  await remove(20);
  stop();
  expect(notices()).toHaveLength(0);
  expect(visible()).toEqual(["18", "20", "22"]);
});
