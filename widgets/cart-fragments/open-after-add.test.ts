import { beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "#dom/motion/after-paint.ts";
import type { OpenBus } from "#runtime/bus.ts";
import { createBus } from "#runtime/bus.ts";
import { openBus } from "#runtime/start/bus-mirrors.ts";
import { followAdds } from "#shop/cart/follow-adds.ts";
import { openAfterAdds } from "./open-after-add.ts";

const change = { fragments: {}, cartHash: "", button: null };

let bus: OpenBus;
let life: AbortController;
let host: HTMLElement;
let wishes: number;
/** What is on the page has been painted. */
const painted = () => new Promise<void>((resolve) => afterPaint(resolve, new AbortController().signal));
/** What runs some time after the paint; the tests do not wait for it. */
const after = vi.fn((_delayMs: number, run: () => void) => {
  run();
  return () => {};
});
const context = () => ({ host, bus, signal: life.signal, after });

beforeEach(() => {
  bus = openBus(createBus(() => {}));
  life = new AbortController();
  host = document.createElement("div");
  wishes = 0;
  host.addEventListener("focusin", () => wishes++);
});

describe("a cart that opens after an add", () => {
  it("mini-cart.4 that nobody has touched is wanted, and opens as soon as it stands", async () => {
    const open = vi.fn();
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    expect(wishes).toBe(0);
    await painted();
    expect(wishes).toBe(1);
    followAdds(context(), open);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("is wanted some time after the button's answer is painted: its code holds up nothing", async () => {
    after.mockImplementationOnce(() => () => {});
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    await painted();
    expect(after).toHaveBeenCalledWith(100, expect.any(Function));
    expect(wishes).toBe(0);
    after.mock.lastCall?.[1]();
    expect(wishes).toBe(1);
  });

  it("mini-cart.4 that stands opens once per add, and is wanted no more", async () => {
    const open = vi.fn();
    openAfterAdds(context());
    followAdds(context(), open);
    bus.emit("added_to_cart", change);
    bus.emit("added_to_cart", change);
    expect(open).not.toHaveBeenCalled();
    await painted();
    expect(open).toHaveBeenCalledTimes(2);
    expect(wishes).toBe(0);
  });

  it("does not open for an add that it has already opened for", async () => {
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    await painted();
    followAdds(context(), () => {})();
    const open = vi.fn();
    followAdds(context(), open);
    expect(open).not.toHaveBeenCalled();
  });

  it("that was opened while the button showed its answer opens once", async () => {
    const open = vi.fn();
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    followAdds(context(), open);
    await painted();
    expect(open).toHaveBeenCalledOnce();
    expect(wishes).toBe(0);
  });

  it("asks for its code when the visitor comes near a button that adds, and for nothing else", () => {
    const asked = vi.fn();
    document.body.innerHTML = `<a class="other" href="#">x</a><a class="add_to_cart_button ajax_add_to_cart" data-product_id="1" href="#">x</a>`;
    const [other, button] = document.body.children;
    host.addEventListener("islet:prefetch", asked);
    openAfterAdds(context());
    other?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(asked).not.toHaveBeenCalled();
    for (const type of ["pointerover", "focusin"]) button?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked).toHaveBeenCalledOnce();
  });

  it("mini-cart.4 on a page that answers an add is wanted at once, and opens once", () => {
    const open = vi.fn();
    openAfterAdds(context(), true);
    expect(wishes).toBe(1);
    followAdds(context(), open)();
    followAdds(context(), open);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    "stays as it is where only the editor draws it anew (a placed mini cart: %s)",
    async (isPlaced) => {
      const open = vi.fn();
      openAfterAdds(context());
      if (isPlaced) followAdds(context(), open);
      bus.receive("added_to_cart", { fragments: { e_manually_triggered: true } });
      await painted();
      expect([open.mock.calls.length, wishes]).toEqual([0, 0]);
    },
  );

  it("ends with its widget", async () => {
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    life.abort();
    bus.emit("added_to_cart", change);
    await painted();
    expect(wishes).toBe(0);
  });
});
