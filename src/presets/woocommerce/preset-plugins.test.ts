import { jQuery } from "jquery";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { life, markersHere } from "#tests/support/woocommerce-preset.ts";

describe("names that other plugins call", () => {
  const $ = jQuery as typeof jQuery & {
    blockUI: { defaults: { message?: string | null; overlayCSS: object } };
    fn: { block?: unknown };
  };
  const box = () => $("#box") as unknown as Record<"block" | "unblock", (options?: object) => unknown>;
  const words = () => document.querySelector("#box .blockMsg")?.textContent;

  beforeEach(() => {
    document.body.innerHTML = '<div id="box"></div>';
    vi.stubGlobal("jQuery", jQuery);
  });

  it.each(["wc_variation_form", "wc_product_gallery", "wc_tokenization_form"])(
    "a plugin may call %s on what it has added",
    async (name) => {
      await markersHere();
      const added = $("#box") as unknown as Record<string, () => unknown>;
      expect(added[name]?.()).toBe(added);
    },
  );

  it("overlay.1 a gateway blocks and unblocks as with the shop's own library, with or without words", async () => {
    await markersHere();
    expect(box().block({ message: null, overlayCSS: { opacity: 0.6 } })).toHaveLength(1);
    box().block({ message: null });
    const place = document.querySelector("#box");
    expect(place?.hasAttribute("inert")).toBe(true);
    expect($("#box").data("blockUI.isBlocked")).toBe(1);
    expect([place?.querySelectorAll(".blockOverlay").length, words()]).toEqual([1, undefined]);
    box().unblock();
    box().unblock();
    expect([place?.hasAttribute("inert"), $("#box").data("blockUI.isBlocked")]).toEqual([false, undefined]);
    place?.replaceChildren();
    box().block({ message: "<h1>One moment</h1>" });
    expect(words()).toBe("One moment");
  });

  it("what a plugin sets as the library's defaults holds", async () => {
    await markersHere();
    expect($.blockUI.defaults.overlayCSS).toEqual({});
    $.blockUI.defaults.message = null;
    box().block();
    expect(words()).toBeUndefined();
  });

  it("says what the page's texts say where a gateway gives no words", async () => {
    await markersHere({ i18n: { blocked: "Einen Moment" } });
    box().block();
    expect(words()).toBe("Einen Moment");
  });

  it("stand before the next script runs where jQuery comes late, and not after the end", async () => {
    vi.stubGlobal("jQuery", undefined);
    await markersHere();
    document.body.dispatchEvent(new Event("load"));
    vi.stubGlobal("jQuery", jQuery);
    expect($.fn.block).toBeUndefined();
    document.body.dispatchEvent(new Event("load"));
    expect($.fn.block).toBeTypeOf("function");
    Reflect.deleteProperty($.fn, "block");
    document.body.dispatchEvent(new Event("load"));
    expect($.fn.block).toBeUndefined();
    vi.stubGlobal("jQuery", undefined);
    await markersHere();
    life.abort();
    vi.stubGlobal("jQuery", jQuery);
    document.body.dispatchEvent(new Event("load"));
    expect($.fn.block).toBeUndefined();
  });

  it("a page's own library is left alone", async () => {
    const theirs = () => {};
    $.fn.block = theirs;
    await markersHere();
    expect($.fn.block).toBe(theirs);
  });
});
