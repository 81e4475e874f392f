import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBus } from "#runtime/bus.ts";
import { type OpenBus, openBus } from "#runtime/start/bus-mirrors.ts";
import { followAdds, openAfterAdds } from "./open-after-add.ts";

const change = { fragments: {}, cartHash: "", button: null };

let bus: OpenBus;
let life: AbortController;
let host: HTMLElement;
let wishes: number;
const context = () => ({ host, bus, signal: life.signal });

beforeEach(() => {
  bus = openBus(createBus(() => {}));
  life = new AbortController();
  host = document.createElement("div");
  wishes = 0;
  host.addEventListener("focusin", () => wishes++);
});

describe("a cart that opens after an add", () => {
  it("mini-cart.4 that nobody has touched is wanted, and opens as soon as it stands", () => {
    const open = vi.fn();
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    expect(wishes).toBe(1);
    followAdds(context(), open);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("mini-cart.4 that stands opens once per add, and is wanted no more", () => {
    const open = vi.fn();
    openAfterAdds(context());
    followAdds(context(), open);
    bus.emit("added_to_cart", change);
    bus.emit("added_to_cart", change);
    expect(open).toHaveBeenCalledTimes(2);
    expect(wishes).toBe(0);
  });

  it("does not open for an add that it has already opened for", () => {
    openAfterAdds(context());
    bus.emit("added_to_cart", change);
    followAdds(context(), () => {})();
    const open = vi.fn();
    followAdds(context(), open);
    expect(open).not.toHaveBeenCalled();
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
    "stays as it is where only the editor draws it anew (standing: %s)",
    (isStanding) => {
      const open = vi.fn();
      openAfterAdds(context());
      if (isStanding) followAdds(context(), open);
      bus.receive("added_to_cart", { fragments: { e_manually_triggered: true } });
      expect([open.mock.calls.length, wishes]).toEqual([0, 0]);
    },
  );

  it("ends with its widget", () => {
    openAfterAdds(context());
    life.abort();
    bus.emit("added_to_cart", change);
    expect(wishes).toBe(0);
  });
});
