import { jQuery } from "jquery";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Bus } from "#runtime/bus.ts";
import type { EventName } from "#runtime/events.ts";
import { atRest } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import {
  calls,
  choose,
  chosenId,
  form,
  list,
  offered,
  preselected,
  productPage,
  SOME,
  shown,
  variation,
} from "#tests/support/variation-page.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));

describe("other scripts", () => {
  const follow = (bus: Bus, names: readonly EventName[]) => {
    const told: string[] = [];
    for (const name of names) bus.on(name, () => void told.push(name));
    return told;
  };

  it.each([
    ["nothing is chosen", () => mountMarkup(productPage(SOME)), "0"],
    ["a choice is printed", () => preselected(productPage(SOME), "Small", "Red"), "1"],
  ])("hear 100 ms after the start that the form is ready, once, where %s", async (_what, start, id) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { islet } = await start();
    const told = follow(islet.bus, [
      "check_variations",
      "wc_variation_form",
      "found_variation",
      "reset_data",
    ]);
    await vi.advanceTimersByTimeAsync(99);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await atRest();
    expect(told).toEqual(["check_variations", "wc_variation_form"]);
    expect(chosenId()).toBe(id);
  });

  const TOLD = [
    "woocommerce_variation_select_change",
    "update_variation_values",
    "woocommerce_update_variation_values",
    "found_variation",
    "reset_data",
    "reset_image",
    "hide_variation",
    "woocommerce_gallery_reset_slide_position",
    "woocommerce_gallery_init_zoom",
    "check_variations",
    "woocommerce_variation_has_changed",
    "wc_variation_form",
  ] as const satisfies readonly EventName[];
  const NO_VARIATION = ["reset_image", "hide_variation", "reset_data"];
  const NARROWED = ["woocommerce_update_variation_values", "update_variation_values"];

  /** A page with jQuery, and what its handlers hear of the form. */
  async function withJQuery(start: () => Promise<unknown>) {
    vi.stubGlobal("jQuery", jQuery);
    const told: string[] = [];
    const hear = ({ type }: JQuery.TriggeredEvent) => void told.push(type);
    jQuery(document).on(TOLD.join(" "), hear);
    onTestFinished(() => void jQuery(document).off(TOLD.join(" "), hear));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await start();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await atRest();
    return told;
  }

  it("by jQuery hear at the start what the shop's script tells there, once the lists are narrowed", async () => {
    const offers: (readonly string[])[] = [];
    const told = await withJQuery(() => {
      jQuery(document).one("woocommerce_update_variation_values", () => void offers.push(offered("size")));
      return mountMarkup(productPage(SOME));
    });
    expect(told).toEqual([
      ...NARROWED,
      ...NO_VARIATION,
      "check_variations",
      "wc_variation_form",
      "woocommerce_gallery_reset_slide_position",
      "woocommerce_gallery_init_zoom",
    ]);
    expect(offers).toEqual([["Small", "Medium"]]);
  });

  it("by jQuery hear of a printed choice once, when the shop's script tells it", async () => {
    const told = await withJQuery(() => preselected(productPage(SOME), "Small", "Red"));
    expect(told.filter((name) => !name.includes("gallery"))).toEqual([
      ...NARROWED,
      "found_variation",
      "check_variations",
      "wc_variation_form",
    ]);
    expect(chosenId()).toBe("1");
  });

  it("leave a gallery that the visitor has moved where it is when the form starts", async () => {
    const told = await withJQuery(() =>
      mountMarkup(
        productPage(SOME).replace(
          '<div class="images">',
          '$&<div class="woocommerce-product-gallery__image"></div><div class="woocommerce-product-gallery__image flex-active-slide"></div>',
        ),
      ),
    );
    expect(told).toContain("woocommerce_gallery_init_zoom");
    expect(told).not.toContain("woocommerce_gallery_reset_slide_position");
  });

  it("hear of the first choice of all in the shop's order, too, although the code has to load", async () => {
    // What is told at the start, 100 ms later, does not come between on a busy machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { islet } = await mountMarkup(productPage(SOME));
    const told = follow(islet.bus, TOLD);
    list("size").value = "Small";
    list("size").dispatchEvent(new Event("change", { bubbles: true }));
    await atRest();
    expect(told).toEqual([
      "woocommerce_variation_select_change",
      ...NARROWED,
      ...NO_VARIATION,
      "check_variations",
      "woocommerce_variation_has_changed",
      "woocommerce_gallery_init_zoom",
    ]);
  });

  it("hear at each choice that the gallery is to read its picture anew, and to return where it is another", async () => {
    const { islet } = await mountMarkup(
      productPage([variation(1, "Small", "Red", { image_id: 7 }), variation(2, "Small", "Blue")]),
    );
    const told = follow(islet.bus, [
      "woocommerce_gallery_reset_slide_position",
      "woocommerce_gallery_init_zoom",
    ]);
    const count = () => told.splice(0).map((name) => name.replace("woocommerce_gallery_", ""));
    await choose("size", "Small");
    count();
    await choose("colour", "Red");
    expect(count()).toEqual(["reset_slide_position", "init_zoom"]);
    await choose("colour", "Blue");
    expect(count()).toEqual(["reset_slide_position", "init_zoom"]);
    await choose("colour", "");
    expect(count()).toEqual(["init_zoom"]);
  });

  it("hear of a missing choice, too, where the server is asked, and of a complete one only what it answers", async () => {
    const { islet } = await mountMarkup(productPage(false));
    const told = follow(islet.bus, [
      "update_variation_values",
      "woocommerce_update_variation_values",
      "found_variation",
    ]);
    await choose("size", "Small");
    expect(told.splice(0)).toEqual(["update_variation_values"]);
    await choose("colour", "Red");
    await calls[0]?.answer(variation(1, "Small", "Red"));
    expect(told).toEqual(["found_variation"]);
  });

  it("hear both events of the lists once they are narrowed, as after the shop's own handler", async () => {
    const { islet } = await mountMarkup(productPage(SOME));
    const counts: number[] = [];
    for (const name of ["update_variation_values", "woocommerce_update_variation_values"] as const)
      islet.bus.on(name, () => void counts.push(offered("colour").length));
    await choose("size", "Small");
    expect(counts).toEqual([2, 2]);
  });

  it("that choose without the lists' own events ask to look again", async () => {
    const { islet } = await mountMarkup(productPage(SOME));
    list("size").value = "Small";
    list("colour").value = "Red";
    islet.bus.emit("check_variations", { form: form() });
    await atRest();
    expect(chosenId()).toBe("1");
  });

  it("that print other variations ask to read them again", async () => {
    const { islet } = await mountMarkup(productPage(SOME));
    await choose("size", "Small");
    await choose("colour", "Red");
    form().setAttribute("data-product_variations", JSON.stringify([variation(20, "Small", "Red")]));
    islet.bus.emit("reload_product_variations", { form: form() });
    await atRest();
    expect([chosenId(), shown()]).toEqual(["20", "£20"]);
  });

  it("variations that cannot be read are asked from the server", async () => {
    await mountMarkup(
      productPage(SOME).replace(/data-product_variations="[^"]*"/, 'data-product_variations="[{"'),
    );
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["get_variation"]);
  });
});
