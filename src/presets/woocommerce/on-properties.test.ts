import { jQuery } from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventName } from "#runtime/events.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import { EVENT_MAPPINGS, type EventMapping } from "../jquery/jquery-events.ts";

const config = { presets: ["woocommerce"] };
const CART = { fragments: { ".cart": "<b>1</b>" }, cartHash: "h" };
/** The events that go to the body. */
const EVENTS = [...EVENT_MAPPINGS].filter(([, { targetKey, onWindow }]) => !targetKey && !onWindow);
const nameOf = (event: string) => `on${event}`;

beforeEach(() => vi.stubGlobal("CSS", { supports: () => true }));
afterEach(() => {
  for (const [name] of EVENTS) Reflect.deleteProperty(document.body, nameOf(name));
});

/** This DOM calls such properties for native events, too, which no browser does. */
const isFromThisDom = (event: Event) => event instanceof Event && event.target !== null;

/** Analytics that listen as plugins do, by properties of the body; what they hear. */
function listen() {
  const heard: unknown[][] = [];
  for (const [name] of EVENTS)
    Reflect.set(document.body, nameOf(name), (event: Event, ...values: readonly unknown[]) => {
      if (isFromThisDom(event)) return;
      heard.push([
        event.type,
        ...values.map((value) => (typeof value === "object" && value && 0 in value ? value[0] : value)),
      ]);
    });
  return heard;
}

const open = async () => {
  const page = await mountMarkup('<button class="add_to_cart_button" data-product_id="7"></button>', {
    config,
  });
  await page.settled();
  return page;
};

/** A payload with all that a mapping reads, and an element where it has one. */
const payloadOf = ({ keys, fields = {} }: EventMapping) =>
  Object.fromEntries(
    [...keys, ...Object.values(fields)].map((key) => [
      key,
      /^(?:button|wrapper|currentTarget)$/.test(key) ? document.querySelector("button") : `a ${key}`,
    ]),
  );

async function heardOf(name: string, mapping: EventMapping, $: unknown) {
  vi.stubGlobal("jQuery", $);
  const { islet, stop } = await open();
  const heard = listen();
  islet.bus.emit(name as EventName, payloadOf(mapping));
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  stop();
  return heard[0]?.map((value) => (value instanceof Element ? value.outerHTML : value));
}

it.each(EVENTS)(
  "runtime.8 the body's property for %s is called without jQuery as with it, once",
  async (name, mapping) => {
    const heard = await heardOf(name, mapping, undefined);
    expect(heard?.[0]).toBe(name);
    expect(heard).toEqual(await heardOf(name, mapping, jQuery));
  },
);

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
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([
    ["added_to_cart", CART.fragments, "h", button],
    ["removed_from_cart", CART.fragments, "h", button],
    ["updated_wc_div"],
  ]);
});

it("what one that was there at the start changes before an add is sent", async () => {
  vi.stubGlobal("jQuery", undefined);
  Reflect.set(document.body, "onadding_to_cart", (event: Event, _button: unknown, data: object) => {
    if (!isFromThisDom(event)) Reflect.set(data, "engraving", "A");
  });
  const { islet } = await open();
  await vi.dynamicImportSettled();
  const data = { product_id: "7" };
  islet.bus.emit("adding_to_cart", { button: null, data });
  expect(data).toEqual({ product_id: "7", engraving: "A" });
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
  expect(added).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[mistake]]));
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
