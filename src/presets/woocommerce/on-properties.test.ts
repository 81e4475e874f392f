import { jQuery } from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const config = { presets: ["woocommerce"] };
const CART = { fragments: { ".cart": "<b>1</b>" }, cartHash: "h" };
const NAMES = ["onadded_to_cart", "onremoved_from_cart", "onupdated_wc_div"] as const;

beforeEach(() => vi.stubGlobal("CSS", { supports: () => true }));
afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(document.body, name);
});

/** This DOM calls such properties for native events, too, which no browser does. */
const isFromThisDom = (event: Event) => event instanceof Event && event.target !== null;

/** Analytics that listen as plugins do, by properties of the body; what they hear. */
function listen() {
  const heard: unknown[][] = [];
  for (const name of NAMES)
    Reflect.set(document.body, name, (event: Event, ...values: readonly unknown[]) => {
      if (isFromThisDom(event)) return;
      heard.push([
        event.type,
        ...values.map((value) => (typeof value === "object" && value && 0 in value ? value[0] : value)),
      ]);
    });
  return heard;
}

const open = () =>
  mountMarkup('<button class="add_to_cart_button" data-product_id="7"></button>', { config });

it.each([
  ["without jQuery", undefined],
  ["with jQuery, which calls them itself, once", jQuery],
])("runtime.8 analytics that listen by a property of the body hear of the cart %s", async (_what, $) => {
  vi.stubGlobal("jQuery", $);
  const { islet } = await open();
  const heard = listen();
  const button = document.querySelector("button");
  islet.bus.emit("added_to_cart", { ...CART, button });
  islet.bus.emit("removed_from_cart", { ...CART, button });
  islet.bus.emit("updated_wc_div", {});
  expect(heard).toEqual([
    ["added_to_cart", CART.fragments, "h", button],
    ["removed_from_cart", CART.fragments, "h", button],
    ["updated_wc_div"],
  ]);
});

it("an error of theirs is told as the page's own, and stops nothing", async () => {
  const { islet, stop } = await open();
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  const mistake = new TypeError("button is undefined");
  const handler = vi.fn((event: Event) => {
    if (isFromThisDom(event)) return;
    throw mistake;
  });
  Reflect.set(document.body, "onadded_to_cart", handler);
  const added = vi.fn();
  islet.bus.on("added_to_cart", added);
  islet.bus.emit("added_to_cart", { ...CART, button: null });
  expect([told.mock.calls, added.mock.calls.length]).toEqual([[[mistake]], 1]);
  stop();
  islet.bus.emit("added_to_cart", { ...CART, button: null });
  expect(told).toHaveBeenCalledOnce();
});

it("an element of that name and text in it are no listeners", async () => {
  const { islet, problems } = await open();
  Reflect.set(document.body, "onadded_to_cart", "alert(1)");
  islet.bus.emit("added_to_cart", { ...CART, button: null });
  expect(problems).toEqual([]);
});
