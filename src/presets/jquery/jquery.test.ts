import { jQuery } from "jquery";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

const MARKER = '<nav data-widget="sticky-header" id="a"></nav>';
const CART = { fragments: { ".cart": "<b>1</b>" }, cartHash: "h" };

/** A page with jQuery, its bridge and the bus of Islet. */
async function setUp() {
  const { islet, stop, settled } = await mountMarkup(`${MARKER}<button></button>`);
  const button = document.querySelector("button") as HTMLButtonElement;
  return { bus: islet.bus, hooks: islet.hooks, stop, settled, button, body: jQuery(document.body) };
}

beforeEach(() => vi.stubGlobal("jQuery", jQuery));
afterEach(() => {
  jQuery(document.body).off();
});

describe("runtime.8 jQuery's events are bridged both ways, each once", () => {
  it("out: handlers get the positions they know, elements as jQuery", async () => {
    const { bus, button, body } = await setUp();
    const heard: unknown[][] = [];
    body.on("added_to_cart", (_event, ...values: unknown[]) => void heard.push(values));
    bus.emit("added_to_cart", { ...CART, button });
    expect(heard).toEqual([[CART.fragments, "h", expect.objectContaining({ 0: button, length: 1 })]]);
  });

  it("out: handlers on the document hear it too, once", async () => {
    const { bus } = await setUp();
    const heard = vi.fn();
    jQuery(document).on("wc_fragments_refreshed", heard);
    bus.emit("wc_fragments_refreshed", {});
    expect(heard).toHaveBeenCalledOnce();
    jQuery(document).off("wc_fragments_refreshed");
  });

  it("out: preventDefault of a jQuery handler vetoes; data can be amended", async () => {
    const { bus, button, body } = await setUp();
    const data: Record<string, string> = {};
    body.on("adding_to_cart", (_event, _button, given: Record<string, string>) =>
      Object.assign(given, { gift: "1" }),
    );
    expect(bus.emit("adding_to_cart", { button, data })).toBe(true);
    expect(data).toEqual({ gift: "1" });
    body.on("adding_to_cart", (event) => event.preventDefault());
    expect(bus.emit("adding_to_cart", { button, data })).toBe(false);
  });

  it("out: a handler that throws is told as its page's own error; what Islet has begun goes on", async () => {
    const told = vi.fn();
    vi.stubGlobal("reportError", told);
    const { bus, body, button } = await setUp();
    const mistake = new Error("theirs");
    const form = document.createElement("form");
    body.append(form).on("adding_to_cart", () => {
      throw mistake;
    });
    jQuery(form).on("checkout_place_order", () => {
      throw mistake;
    });
    expect(bus.emit("adding_to_cart", { button, data: {} })).toBe(true);
    expect(bus.emit("checkout_place_order", { form, method: "cod" })).toBe(true);
    expect(told.mock.calls).toEqual([[mistake], [mistake]]);
  });

  it("in: what a jQuery script triggers reaches the bus with names, elements as elements", async () => {
    const { bus, button, body } = await setUp();
    const heard: unknown[] = [];
    bus.on("added_to_cart", (payload) => void heard.push(payload));
    body.trigger("added_to_cart", [CART.fragments, "h", jQuery(button)]);
    body.trigger("added_to_cart", [CART.fragments, "h", jQuery()]);
    body.trigger("added_to_cart");
    expect(heard).toEqual([
      { ...CART, button },
      { ...CART, button: null },
      { fragments: null, cartHash: null, button: null },
    ]);
  });

  it("in: the same from any element below the body", async () => {
    const { bus, button } = await setUp();
    const heard = vi.fn();
    bus.on("wc_fragment_refresh", heard);
    jQuery(button).trigger("wc_fragment_refresh");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("never twice: a native CustomEvent of the page is heard once by bus and jQuery each", async () => {
    const { bus, body } = await setUp();
    const [onBus, onJQuery] = [vi.fn(), vi.fn()];
    bus.on("wc_fragment_refresh", onBus);
    body.on("wc_fragment_refresh", onJQuery);
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }));
    expect([onBus.mock.calls.length, onJQuery.mock.calls.length]).toEqual([1, 1]);
  });

  it("never echoed: what comes in from jQuery is heard once by it, what goes out once by bus, DOM and jQuery", async () => {
    const { bus, body } = await setUp();
    const [onBus, onJQuery, onDom] = [vi.fn(), vi.fn(), vi.fn()];
    bus.on("wc_fragment_refresh", onBus);
    body.on("wc_fragment_refresh", onJQuery);
    document.addEventListener("wc_fragment_refresh", onDom, { once: true });
    const counts = () => [onBus, onJQuery, onDom].map(({ mock }) => mock.calls.length);
    body.trigger("wc_fragment_refresh");
    expect(counts()).toEqual([1, 1, 0]);
    bus.emit("wc_fragment_refresh", {});
    expect(counts()).toEqual([2, 2, 1]);
  });

  it("events that only concern Islet do not cross", async () => {
    const { bus, body } = await setUp();
    const heard = vi.fn();
    body.on("page/restored", heard);
    const before = heard.mock.calls.length;
    bus.emit("page/device_mode", { mode: "mobile" });
    expect(heard.mock.calls.length).toBe(before);
  });

  it("hooks get what the builder gives them: the element as $scope, and jQuery", async () => {
    const { hooks, settled } = await setUp();
    const heard: unknown[][] = [];
    hooks.addAction(
      "frontend/element_ready/sticky-header",
      (...values: unknown[]) => void heard.push(values),
    );
    document.body.insertAdjacentHTML("beforeend", MARKER.replace('"a"', '"b"'));
    await settled();
    expect(heard).toEqual([
      [expect.objectContaining({ 0: document.getElementById("b"), length: 1 }), jQuery],
    ]);
  });

  it("what became of a form is told on the form, with what its server says", async () => {
    const { bus, body } = await setUp();
    document.body.insertAdjacentHTML("beforeend", "<form></form>");
    const form = document.querySelector("form") as HTMLFormElement;
    const heard: unknown[][] = [];
    for (const name of ["submit_success", "form_destruct", "error"])
      jQuery(form).on(name, (event, ...values: unknown[]) => void heard.push([event.type, ...values]));
    body.on("pojo_forms_form_submitted", (_, sent: JQuery) => void heard.push(["submitted", sent[0]]));
    const response = { message: "Sent." };
    bus.emit("submit_success", { form, response });
    bus.emit("form_destruct", { form, response });
    bus.emit("form_error", { form });
    bus.emit("pojo_forms_form_submitted", { form });
    expect(heard).toEqual([
      ["submit_success", response],
      ["form_destruct", response],
      ["error"],
      ["submitted", form],
    ]);
  });

  it("what a feed tells is told on the window, with the feed as a field of the event", async () => {
    const { bus, body } = await setUp();
    const heard: unknown[] = [];
    const hear = (event: JQuery.Event) => void heard.push((Reflect.get(event, "$self") as JQuery)[0]);
    jQuery(window).on("cffbeforemasonry", hear);
    bus.emit("cffbeforemasonry", { host: document.body });
    jQuery(window).off("cffbeforemasonry", hear);
    expect(heard).toEqual([body[0]]);
  });

  it("what a photo feed asks is asked on the window, and handlers answer in the feed", async () => {
    const { bus, button } = await setUp();
    const told = { el: button, settings: { consentGiven: false } };
    const hear = (event: JQuery.Event) => {
      (Reflect.get(event, "feed") as typeof told).settings.consentGiven = true;
    };
    jQuery(window).on("sbicheckconsent", hear);
    bus.emit("sbicheckconsent", { host: button, feed: told });
    jQuery(window).off("sbicheckconsent", hear);
    expect(told.settings.consentGiven).toBe(true);
  });

  it("ends with the runtime, and leaves jQuery as it was", async () => {
    const before = { ...jQuery.event.special };
    const { bus, body, stop } = await setUp();
    const heard = vi.fn();
    bus.on("wc_fragment_refresh", heard);
    stop();
    body.trigger("wc_fragment_refresh");
    expect(heard).not.toHaveBeenCalled();
    expect(Object.keys(jQuery.event.special)).toEqual(Object.keys(before));
  });
});

describe("without jQuery", () => {
  it.each<[string, unknown]>([
    ["none", undefined],
    ["an element of that name", document.createElement("form")],
    ["another library of that name", Object.assign(() => {}, { fn: {} })],
  ])("%s: widgets run, hooks get the element alone", async (_what, other) => {
    vi.stubGlobal("jQuery", other);
    const { islet, problems, settled } = await mountMarkup(MARKER);
    const heard: unknown[][] = [];
    islet.hooks.addAction("frontend/element_ready/global", (...values: unknown[]) => void heard.push(values));
    document.body.insertAdjacentHTML("beforeend", MARKER.replace('"a"', '"b"'));
    await settled();
    expect(heard).toEqual([[document.getElementById("b")]]);
    expect(problems).toEqual([]);
  });

  it("one that comes with the load event is bridged then", async () => {
    vi.stubGlobal("jQuery", undefined);
    const { islet, settled } = await mountMarkup(MARKER);
    const heard = vi.fn();
    islet.bus.on("wc_fragment_refresh", heard);
    vi.stubGlobal("jQuery", jQuery);
    dispatchEvent(new Event("load"));
    await settled();
    jQuery(document.body).trigger("wc_fragment_refresh");
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("jQuery that an optimiser brings after the page has loaded", () => {
  const arrive = () => {
    const script = document.body.appendChild(document.createElement("script"));
    script.dispatchEvent(new Event("load"));
  };

  it("is bridged once, as soon as its script has run; earlier and later scripts change nothing", async () => {
    vi.stubGlobal("jQuery", undefined);
    const { islet, settled } = await mountMarkup(MARKER);
    dispatchEvent(new Event("load"));
    arrive();
    const heard = vi.fn();
    islet.bus.on("wc_fragment_refresh", heard);
    vi.stubGlobal("jQuery", jQuery);
    arrive();
    arrive();
    await settled();
    dispatchEvent(new Event("load"));
    await settled();
    jQuery(document.body).trigger("wc_fragment_refresh");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is left alone once Islet has ended, also while the bridge is on its way", async () => {
    vi.stubGlobal("jQuery", undefined);
    const { settled, stop } = await mountMarkup(MARKER);
    vi.stubGlobal("jQuery", jQuery);
    const before = Object.keys(jQuery.event.special);
    arrive();
    stop();
    arrive();
    await settled();
    expect(Object.keys(jQuery.event.special)).toEqual(before);
  });
});

describe("events that have a place of their own", () => {
  it("in: what is triggered on the document or on an element inside reaches the bus, with the element", async () => {
    const { bus } = await setUp();
    const heard: unknown[] = [];
    bus.on("wc_update_cart", (payload) => void heard.push(payload));
    bus.on("found_variation", (payload) => void heard.push(payload));
    const form = document.createElement("form");
    document.body.append(form);
    jQuery(document).trigger("wc_update_cart", [true]);
    jQuery(form).trigger("found_variation", [{ variation_id: 7 }]);
    expect(heard).toEqual([{ preserveNotices: true }, { form, variation: { variation_id: 7 } }]);
  });

  it("out: they are triggered on their element, which its own handlers hear", async () => {
    const { bus } = await setUp();
    const form = document.createElement("form");
    document.body.append(form);
    const heard: unknown[] = [];
    jQuery(form).on("found_variation", (_event, variation: unknown) => void heard.push(variation));
    bus.emit("found_variation", { form, variation: { variation_id: 7 } });
    expect(heard).toEqual([{ variation_id: 7 }]);
  });

  it("a variation is told where it is shown, and heard from there, with its form", async () => {
    const { bus } = await setUp();
    document.body.insertAdjacentHTML(
      "beforeend",
      '<form><div class="single_variation_wrap"><div class="single_variation"></div></div></form>',
    );
    const form = document.querySelector("form") as HTMLFormElement;
    const place = document.querySelector(".single_variation");
    const heard: unknown[] = [];
    jQuery(".single_variation_wrap").on("show_variation hide_variation", ({ type, target }) => {
      heard.push([type, target]);
    });
    bus.emit("show_variation", { form, variation: { variation_id: 7 }, isPurchasable: true });
    bus.emit("hide_variation", { form });
    expect(heard).toEqual([
      ["show_variation", place],
      ["hide_variation", place],
    ]);
    const onBus = vi.fn();
    bus.on("show_variation", onBus);
    jQuery(".single_variation").trigger("show_variation", [{ variation_id: 8 }, false]);
    expect(onBus.mock.calls).toEqual([[{ form, variation: { variation_id: 8 }, isPurchasable: false }]]);
  });

  it("a form that is ready comes with itself, as the shop's own instance has it", async () => {
    const { bus } = await setUp();
    const form = document.createElement("form");
    document.body.append(form);
    const heard: unknown[] = [];
    jQuery(form).on("wc_variation_form", (_event, instance: unknown) => void heard.push(instance));
    bus.emit("wc_variation_form", { form });
    expect(heard).toEqual([
      expect.objectContaining({ $form: expect.objectContaining({ 0: form, length: 1 }) }),
    ]);
    const onBus = vi.fn();
    bus.on("wc_variation_form", onBus);
    jQuery(form).trigger("wc_variation_form");
    expect(onBus.mock.calls).toEqual([[{ form }]]);
  });

  it("update_checkout has its fields in one object, by the shop's names", async () => {
    const { bus, body } = await setUp();
    const heard: unknown[] = [];
    bus.on("update_checkout", (payload) => void heard.push(payload));
    body.trigger("update_checkout", [{ update_shipping_method: false }]);
    body.trigger("update_checkout");
    expect(heard).toEqual([
      { updateShippingMethod: false, currentTarget: null },
      { updateShippingMethod: null, currentTarget: null },
    ]);
    const given: unknown[] = [];
    body.on("update_checkout", (_event, fields: unknown) => void given.push(fields));
    bus.emit("update_checkout", { updateShippingMethod: false });
    expect(given).toEqual([{ update_shipping_method: false, current_target: undefined }]);
  });

  it("runtime.8 update_checkout has an argument only where the shop's script gives one, with the field itself", async () => {
    const { bus, body, button } = await setUp();
    const given: unknown[][] = [];
    body.on("update_checkout", (_event, ...values: unknown[]) => void given.push(values));
    bus.emit("update_checkout", {});
    bus.emit("update_checkout", { currentTarget: button });
    bus.emit("update_checkout", { currentTarget: null });
    bus.emit("update_checkout", { updateShippingMethod: false });
    expect(given).toStrictEqual([
      [],
      [{ current_target: button }],
      [{ current_target: null }],
      [{ update_shipping_method: false }],
    ]);
  });

  it("runtime.8 a gallery is told with its element and the shop's own settings, which a handler may read by their names", async () => {
    const { bus, button } = await setUp();
    const given: unknown[][] = [];
    const names = ["wc-product-gallery-before-init", "wc-product-gallery-after-init"] as const;
    jQuery(button).on(names.join(" "), (_event, ...values: unknown[]) => void given.push(values));
    const flexslider = { animationSpeed: 500 };
    const photoswipeOptions = { showAnimationDuration: 0 };
    const params = {
      ...{ flexsliderEnabled: true, zoomEnabled: false, photoswipeEnabled: true },
      ...{ flexslider, photoswipeOptions },
    };
    bus.emit(names[0], { gallery: button, params });
    const printed = { flexslider_enabled: "1", zoom_enabled: "1" };
    vi.stubGlobal("wc_single_product_params", printed);
    bus.emit(names[1], { gallery: button, params });
    expect(given).toStrictEqual([
      [
        button,
        {
          ...{ flexslider_enabled: true, zoom_enabled: false, photoswipe_enabled: true },
          ...{ flexslider, photoswipe_options: photoswipeOptions },
        },
      ],
      [button, printed],
    ]);
    expect(given[1]?.[1]).toBe(printed);
    vi.stubGlobal("wc_single_product_params", document.createElement("form"));
    bus.emit(names[1], { gallery: button, params });
    expect(given[2]?.[1]).toStrictEqual(given[0]?.[1]);
  });

  it("an order is asked for of the form's own handlers, of which the last one's false keeps it", async () => {
    const { bus } = await setUp();
    const form = document.createElement("form");
    document.body.append(form);
    const order = { form, method: "cod" };
    const asked: string[] = [];
    jQuery(form).on("checkout_place_order", () => void asked.push("all"));
    jQuery(form).on("checkout_place_order_cod", () => {
      asked.push("cod");
      return false;
    });
    expect(bus.emit("checkout_place_order", order)).toBe(true);
    expect(bus.emit("checkout_place_order_cod", order)).toBe(false);
    expect(asked).toEqual(["all", "cod"]);
  });

  it("runtime.8 an order is asked for of the form alone: handlers on the body hear nothing, as with the shop's script", async () => {
    const { bus, body } = await setUp();
    const form = document.createElement("form");
    document.body.append(form);
    const heard: string[] = [];
    body.on(
      "checkout_place_order checkout_place_order_cod checkout_place_order_success",
      ({ type }) => void heard.push(type),
    );
    const order = { form, method: "cod" };
    bus.emit("checkout_place_order", order);
    bus.emit("checkout_place_order_cod", order);
    bus.emit("checkout_place_order_success", { ...order, result: {} });
    expect(heard).toEqual([]);
  });
});

describe("before an add", () => {
  it("add-to-cart.1 what a script has put on the button by jQuery is sent, too; its attributes win", async () => {
    const { bus, button } = await setUp();
    button.dataset["size"] = "M";
    button.setAttribute("data-widget-on", "load");
    jQuery(button).data({ size: "L", colour: "red", engraving: { text: "A" }, amended: "theirs" });
    const data: Record<string, string> = { size: "M", amended: "ours" };
    bus.emit("adding_to_cart", { button, data });
    expect(data).toEqual({ size: "M", amended: "ours", colour: "red", engraving: { text: "A" } });
    expect(bus.emit("adding_to_cart", { button: null, data })).toBe(true);
  });

  it("runtime.8 handlers on the body are asked whether to send it, and hear of it no more where one says no", async () => {
    const { bus, button, body } = await setUp();
    const heard: unknown[] = [];
    body.on("adding_to_cart", () => void heard.push("adding"));
    jQuery(document).on("should_send_ajax_request.adding_to_cart", () => void heard.push("bubbled"));
    expect(bus.emit("adding_to_cart", { button, data: {} })).toBe(true);
    body.on("should_send_ajax_request.adding_to_cart", (_event, asked: unknown) => {
      heard.push(asked);
      return false;
    });
    expect(bus.emit("adding_to_cart", { button, data: {} })).toBe(false);
    expect(heard).toEqual(["adding", expect.objectContaining({ 0: button, length: 1 })]);
    jQuery(document).off("should_send_ajax_request");
  });

  it("runtime.8 one that is not sent is told by the shop's own name for it, and heard by that", async () => {
    const { bus, button, body } = await setUp();
    const [told, other, onBus] = [vi.fn(), vi.fn(), vi.fn()];
    body.on("ajax_request_not_sent.adding_to_cart", (_event, ...values: unknown[]) => told(values));
    body.on("ajax_request_not_sent.saving", other);
    bus.on("ajax_request_not_sent", onBus);
    bus.emit("ajax_request_not_sent", { button });
    expect(told.mock.calls).toEqual([[[false, false, expect.objectContaining({ 0: button })]]]);
    body.trigger("ajax_request_not_sent.adding_to_cart", [false, false, jQuery(button)]);
    expect(onBus.mock.calls).toEqual([[{ button }], [{ button }]]);
    expect(other).not.toHaveBeenCalled();
  });
});

describe("what jQuery triggers on fields and forms", () => {
  const put = (markup: string) => document.body.insertAdjacentHTML("beforeend", markup);

  it.each(["class=checkout", "id=order_review", "id=add_payment_method"])(
    "a change in form %s is a native change, too, which jQuery's handlers hear once",
    async (form) => {
      await setUp();
      put(`<form ${form}><select><option>GB</option></select></form><input id="other">`);
      const native = vi.fn();
      const heard = vi.fn();
      document.body.addEventListener("change", native);
      jQuery(document.body).on("change", "select", heard);
      jQuery("form select").trigger("change");
      expect([native.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
      jQuery("#other").trigger("change");
      expect(native).toHaveBeenCalledOnce();
      document.body.removeEventListener("change", native);
    },
  );

  it("runtime.8 a gateway that asks a field to be looked at is heard natively, and by jQuery once", async () => {
    await setUp();
    put('<form class="checkout"><input id="phone"></form><input id="other">');
    const [native, heard] = [vi.fn(), vi.fn()];
    document.body.addEventListener("validate", native);
    jQuery(document.body).on("validate", "input", heard);
    jQuery("#phone").trigger("validate");
    jQuery("#other").trigger("validate");
    expect([native.mock.calls.length, heard.mock.calls.length]).toEqual([1, 2]);
    document.body.removeEventListener("validate", native);
  });

  it("runtime.8 a country that a script asks to be read again is a native change, of which jQuery hears none", async () => {
    await setUp();
    put(
      '<form class="checkout"><select class="country_to_state"></select><select id="other"></select></form>',
    );
    const [native, heard] = [vi.fn(), vi.fn()];
    document.body.addEventListener("change", native);
    jQuery(document.body).on("change", "select", heard);
    jQuery("form.checkout select").trigger("refresh");
    expect([native.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
    document.body.removeEventListener("change", native);
  });

  it("runtime.8 a gateway that asks the checkout to update has the totals asked for, once", async () => {
    const { bus, body } = await setUp();
    put('<form class="checkout"></form><form class="cart"></form>');
    const [onBus, onJQuery] = [vi.fn(), vi.fn()];
    bus.on("update_checkout", onBus);
    body.on("update_checkout", onJQuery);
    jQuery("form").trigger("update");
    expect(onBus.mock.calls).toEqual([
      [{ updateShippingMethod: null, currentTarget: document.querySelector("form.checkout") }],
    ]);
    expect(onJQuery).toHaveBeenCalledOnce();
  });

  it("a submit asks as a press does, and jQuery's handlers may keep it; no longer once Islet has ended", async () => {
    const { stop } = await setUp();
    put('<form class="checkout"></form>');
    const form = document.querySelector("form.checkout") as HTMLFormElement;
    const asked = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {});
    const plain = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    jQuery(form).trigger("submit");
    expect([asked.mock.calls.length, plain.mock.calls.length]).toEqual([1, 0]);
    jQuery(form).one("submit", (event) => event.preventDefault());
    jQuery(form).trigger("submit");
    expect(asked).toHaveBeenCalledOnce();
    stop();
    jQuery(form).trigger("submit");
    expect([asked.mock.calls.length, plain.mock.calls.length]).toEqual([1, 1]);
  });
});
