import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeCookie } from "#browser/cookies.ts";
import * as safeHtml from "#browser/safe-html.ts";
import { atRest, cartAnswer } from "#tests/support/cart-server.ts";
import { bus, call, calls, cart, life, problems, sent, shown, start } from "#tests/support/shared-cart.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

describe("who hears of a change", () => {
  it.each(["added_to_cart", "removed_from_cart"] as const)(
    "finds it on the page already, as with the shop's own script (%s)",
    async (name) => {
      const found: unknown[] = [];
      bus.mirrors.add((event) => {
        if (event === name || event === "wc_fragments_loaded") found.push([event, shown()]);
        return true;
      });
      void (name === "added_to_cart" ? cart.add({ product_id: "18" }, null) : cart.remove("k", null));
      await atRest();
      found.length = 0;
      await call(0).answer(cartAnswer("theirs"));
      expect(found).toEqual([
        ["wc_fragments_loaded", "theirs"],
        [name, "theirs"],
      ]);
    },
  );

  it("hears of it, too, where it cannot be shown", async () => {
    vi.spyOn(safeHtml, "sanitise").mockRejectedValueOnce(new Error("no code"));
    const adding = cart.add({ product_id: "18" }, null);
    await atRest();
    await call(0).answer(cartAnswer("theirs"));
    expect(await adding).toBe("done");
    expect(sent).toEqual(["adding_to_cart", "added_to_cart", "wc_fragments_ajax_error"]);
    expect(problems).toHaveLength(1);
  });
});

describe("changes by other scripts", () => {
  it("their fragments are shown and kept, too", async () => {
    const payload = { ...cartAnswer("theirs"), cartHash: "h9", button: null };
    bus.receive("added_to_cart", payload);
    await atRest();
    expect(shown()).toBe("theirs");
    expect(localStorage.getItem("wc_cart_hash")).toBe("h9");
    expect(sent).toEqual(["wc_fragments_loaded"]);
    expect(calls).toHaveLength(0);
  });

  it("without fragments the server is asked", async () => {
    bus.receive("removed_from_cart", { fragments: null, cartHash: null, button: null });
    await atRest();
    expect(call(0).endpoint).toBe("get_refreshed_fragments");
    await call(0).answer(cartAnswer("asked"));
    expect(shown()).toBe("asked");
    expect(sent).toEqual(["wc_fragments_refreshed"]);
  });

  it("what the page builder's editor says to draw its widgets anew changes nothing, and asks for nothing", async () => {
    bus.receive("added_to_cart", { fragments: { e_manually_triggered: true } });
    await atRest();
    expect(shown()).toBe("server");
    expect([calls.length, sent]).toEqual([0, []]);
  });

  it("without a hash the cookie's counts", async () => {
    writeCookie("woocommerce_cart_hash", "cookie");
    bus.receive("added_to_cart", { ...cartAnswer("theirs") });
    await atRest();
    expect(localStorage.getItem("wc_cart_hash")).toBe("cookie");
  });
});

describe("other calls that change the cart", () => {
  it("add-to-cart.3 wait for their turn between adds, and one that fails stops nobody", async () => {
    const order: string[] = [];
    void cart.add({ product_id: "1" }, null);
    const quantity = cart.inTurn(async () => {
      order.push("quantity");
      throw new Error("no");
    });
    const undo = cart.inTurn(async () => order.push("undo"));
    void cart.add({ product_id: "2" }, null);
    await atRest();
    expect([calls.length, order]).toEqual([1, []]);
    await call(0).answer(cartAnswer("one"));
    await expect(quantity).rejects.toThrow("no");
    await undo;
    expect(order).toEqual(["quantity", "undo"]);
    await atRest();
    expect(call(1).body["product_id"]).toBe("2");
    expect(problems).toEqual([]);
  });
});

/** A cart button of the shop's blocks, as the server prints it. */
const BLOCK = '<div data-block-name="woocommerce/mini-cart" class="wp-block-woocommerce-mini-cart"></div>';

describe("the shop's blocks", () => {
  it.each(["added_to_cart", "removed_from_cart", "store_sync_required"])(
    "wc-blocks_%s asks the server, once",
    async (name) => {
      document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true }));
      window.dispatchEvent(new CustomEvent(`wc-blocks_${name}`));
      await atRest();
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_refreshed_fragments"]);
      await call(0).answer(cartAnswer("theirs"));
      expect(shown()).toBe("theirs");
      expect(calls).toHaveLength(1);
    },
  );

  describe.each(["added_to_cart", "removed_from_cart"] as const)("hear of %s", (name) => {
    const told = vi.fn();
    const hear = (event: Event) => told((event as CustomEvent).detail, event.target);
    beforeEach(() => window.addEventListener(`wc-blocks_${name}`, hear));
    afterEach(() => {
      window.removeEventListener(`wc-blocks_${name}`, hear);
      vi.unstubAllGlobals();
      told.mockReset();
    });
    const change = () =>
      name === "added_to_cart" ? cart.add({ product_id: "1" }, null) : cart.remove("k", null);

    it("once, in their own words, and nothing comes back", async () => {
      void change();
      await atRest();
      await call(0).answer(cartAnswer("ours"));
      expect(told.mock.calls).toEqual([[{ preserveCartData: false }, document.body]]);
      expect(calls).toHaveLength(1);
    });

    it("by other scripts, too", async () => {
      bus.receive(name, { ...cartAnswer("theirs") });
      await atRest();
      expect(told).toHaveBeenCalledOnce();
      expect(calls).toHaveLength(0);
    });

    it("from jQuery where the page had it when they started: they repeat it themselves", async () => {
      vi.stubGlobal("jQuery", () => {});
      document.body.insertAdjacentHTML("beforeend", BLOCK);
      bus.mirrors.add((event) => {
        if (event === name)
          document.body.dispatchEvent(
            new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail: "theirs" }),
          );
        return true;
      });
      void change();
      await atRest();
      await call(0).answer(cartAnswer("ours"));
      expect(told.mock.calls).toEqual([["theirs", document.body]]);
      expect(calls).toHaveLength(1);
    });

    it("once, too, where other scripts tell jQuery and the blocks hear that first", async () => {
      vi.stubGlobal("jQuery", () => {});
      document.body.insertAdjacentHTML("beforeend", BLOCK);
      document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail: "theirs" }));
      bus.receive(name, { ...cartAnswer("theirs") });
      await atRest();
      expect(told).toHaveBeenCalledOnce();
    });

    it("although jQuery has come since they started, even before the first change", async () => {
      life.abort();
      vi.stubGlobal("jQuery", () => {});
      document.body.insertAdjacentHTML("beforeend", BLOCK);
      start();
      void change();
      await atRest();
      await call(0).answer(cartAnswer("ours"));
      expect(told).toHaveBeenCalledOnce();
    });

    it("where there are some: other scripts of a page with jQuery hear of a change once", async () => {
      vi.stubGlobal("jQuery", () => {});
      void change();
      await atRest();
      await call(0).answer(cartAnswer("ours"));
      expect(told).not.toHaveBeenCalled();
    });
  });

  it("what they repeat of an add in the same turn is the same change", async () => {
    bus.receive("added_to_cart", { ...cartAnswer("one") });
    document.body.dispatchEvent(new CustomEvent("wc-blocks_added_to_cart", { bubbles: true }));
    await atRest();
    expect(calls).toHaveLength(0);
    expect(shown()).toBe("one");
  });
});
