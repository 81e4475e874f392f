import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Bus } from "#runtime/bus.ts";
import type { EventName } from "#runtime/events.ts";
import { atRest, type CartCall, cartAnswer, cartServer } from "#tests/cart-server.ts";
import { mountMarkup, startOnPage } from "#tests/mount.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/parsed-markup.ts"));

const fixture = readFileSync("widgets/variation-form/fixture.html", "utf8");

let calls: readonly CartCall[];
beforeEach(() => {
  calls = cartServer();
});

type Fields = Readonly<Record<string, unknown>>;
const variation = (id: number, size: string, colour: string, rest: Fields = {}) => ({
  attributes: { attribute_size: size, attribute_colour: colour },
  variation_id: id,
  price_html: `<span class="price">£${id}</span>`,
  availability_html: "",
  variation_description: "",
  is_in_stock: true,
  is_purchasable: true,
  variation_is_active: true,
  variation_is_visible: true,
  min_qty: 1,
  max_qty: "",
  ...rest,
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const listOf = (name: string, values: readonly string[]) =>
  `<select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}"><option value="">Choose</option>${values
    .map((value) => `<option value="${escaped(value)}">${escaped(value)}</option>`)
    .join("")}</select>`;

const SIZES = ["Small", "Medium", "Large"];
const COLOURS = ["Red", "Blue", "Rust & Rye"];

/** A product's page; `variations` as the server prints them. */
const productPage = (variations: unknown, { widgets = "variation-form", around = "" } = {}) =>
  `<div class="product"><div class="images"><div class="woocommerce-product-gallery__image" data-thumb="/own-100.jpg">
    <a href="/own.jpg"><img class="wp-post-image" src="/own-416.jpg" srcset="/own-900.jpg 900w" alt="Own" width="416" height="416"></a></div></div>${around}
  <form class="variations_form cart" method="post" action="/product/v-neck/" data-product_id="38" data-product_variations="${escaped(JSON.stringify(variations))}" data-widget="${widgets}" data-settings='{"ajax":"yes"}'>
    <table class="variations"><tbody><tr><td>${listOf("size", SIZES)}</td><td>${listOf("colour", COLOURS)}<a class="reset_variations" href="/product/v-neck/">Clear</a></td></tr></tbody></table>
    <div class="reset_variations_alert"></div><div class="single_variation_wrap"><div class="single_variation"></div>
    <div class="woocommerce-variation-add-to-cart"><div class="quantity"><input class="qty" type="number" name="quantity" value="5" min="1"></div>
    <button type="submit" class="single_add_to_cart_button">Add to cart</button>
    <input type="hidden" name="add-to-cart" value="38"><input type="hidden" name="product_id" value="38"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>
  <div class="product_meta"><span class="sku">own</span></div>
  <table><tbody><tr class="woocommerce-product-attributes-item--weight"><td class="woocommerce-product-attributes-item__value">1 kg</td></tr></tbody></table></div>`;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the DOM's own types have it
const one = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const form = () => one<HTMLFormElement>("form");
const list = (name: string) => one<HTMLSelectElement>(`#${name}`);
const button = () => one<HTMLButtonElement>("button");
const picture = () => one<HTMLImageElement>(".wp-post-image");
const field = () => one<HTMLInputElement>(".qty");
const shown = () => one(".single_variation").textContent.trim();
const problem = () => document.querySelector(".islet-variation-form-problem")?.textContent;
const chosenId = () => one<HTMLInputElement>(".variation_id").value;
const offered = (name: string) => [...list(name).options].map(({ value }) => value).filter(Boolean);
const marks = () =>
  ["disabled", "wc-variation-selection-needed", "wc-variation-is-unavailable"].filter((name) =>
    button().classList.contains(name),
  );

async function choose(name: string, value: string) {
  await userEvent.selectOptions(list(name), value);
  await atRest();
}

/** As the server prints a page whose address tells the choices. */
function preselected(html: string, size: string, colour: string) {
  document.body.innerHTML = html;
  list("size").value = size;
  list("colour").value = colour;
  return startOnPage();
}

/** Presses the button; whether the browser would send the form. */
async function press() {
  let isSent = false;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("submit", look);
  await userEvent.click(button());
  window.removeEventListener("submit", look);
  await atRest();
  return isSent;
}

const SOME = [
  variation(1, "Small", "Red", { sku: "s-r", max_qty: 3 }),
  variation(2, "Small", "Blue", { variation_is_active: false }),
  variation(3, "Medium", "Rust &amp; Rye", { is_in_stock: false, availability_html: "<p>Out of stock</p>" }),
  variation(4, "Medium", ""),
];

const galleryOf = (name: string) =>
  `<div class="woocommerce-product-gallery images"><img class="wp-post-image" src="/${name}.jpg"></div>`;

describe("what a plugin's variations may leave out or hold", () => {
  it("a missing switch says that it can be chosen and bought; false says that it cannot", async () => {
    const {
      is_purchasable: _b,
      is_in_stock: _s,
      variation_is_active: _a,
      variation_is_visible: _v,
      ...bare
    } = variation(1, "Small", "Red");
    await mountMarkup(productPage([bare, variation(2, "Small", "Blue", { is_purchasable: false })]));
    await choose("size", "Small");
    await choose("colour", "Red");
    expect([marks(), form().dataset["isletVariation"]]).toEqual([[], "1"]);
    await choose("colour", "Blue");
    expect([marks(), form().dataset["isletVariation"]]).toEqual([
      ["disabled", "wc-variation-is-unavailable"],
      undefined,
    ]);
  });

  it("a megabyte of them is read from the page, without asking the server", async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      variation(index + 10, "Large", `Colour ${index}`, { variation_description: "x".repeat(2_000) }),
    );
    await mountMarkup(productPage([...many, variation(1, "Small", "Red")]));
    await choose("size", "Small");
    await choose("colour", "Red");
    expect([chosenId(), calls.length]).toEqual(["1", 0]);
  });

  it("a printed choice that no variation has is cleared, and the other lists offer what is left", async () => {
    const variations = [variation(1, "Small", "Red"), variation(2, "Medium", "Blue")];
    await preselected(productPage(variations), "Small", "Rust & Rye");
    expect([offered("size"), offered("colour")]).toEqual([
      ["Small", "Medium"],
      ["Red", "Blue"],
    ]);
  });
});

it("a variation with a gallery of its own has it in the product's place, marked like it, until another is chosen", async () => {
  const { islet, stop } = await mountMarkup(
    productPage([
      variation(1, "Small", "Red", { gallery_images_html: galleryOf("red") }),
      variation(2, "Small", "Blue", { gallery_images_html: "" }),
    ]).replace(
      '<div class="images">',
      '<div class="woocommerce-product-gallery images" data-widget="product-gallery">',
    ),
  );
  const gone: HTMLElement[] = [];
  islet.bus.on("wc-product-gallery-before-destroy", ({ gallery }) => void gone.push(gallery));
  const printed = one(".woocommerce-product-gallery");
  const here = () => one(".woocommerce-product-gallery");
  await choose("size", "Small");
  await choose("colour", "Red");
  expect(picture().getAttribute("src")).toBe("/red.jpg");
  expect(here().dataset["widget"]).toBe("product-gallery");
  const red = here();
  await choose("colour", "Blue");
  expect(here()).toBe(printed);
  await choose("colour", "Red");
  expect(gone).toEqual([printed, red, printed]);
  stop();
  expect(here()).toBe(printed);
});

it("of galleries that overtake each other only that of the last choice is shown", async () => {
  await mountMarkup(
    productPage([
      variation(1, "Small", "Red", { gallery_images_html: galleryOf("red") }),
      variation(2, "Small", "Blue"),
    ]).replace('<div class="images">', '<div class="woocommerce-product-gallery images">'),
  );
  const printed = one(".woocommerce-product-gallery");
  await choose("size", "Small");
  await choose("colour", "Blue");
  for (const colour of ["Red", "Blue"]) {
    list("colour").value = colour;
    list("colour").dispatchEvent(new Event("change", { bubbles: true }));
  }
  await atRest();
  expect(one(".woocommerce-product-gallery")).toBe(printed);
});

describe("choosing", () => {
  it("finds the variation: number, price, button, and everybody is told in order", async () => {
    const { islet } = await mountMarkup(productPage(SOME));
    const told: string[] = [];
    const names = [
      "woocommerce_variation_select_change",
      "found_variation",
      "show_variation",
      "reset_data",
      "hide_variation",
      "woocommerce_variation_has_changed",
      "woocommerce_update_variation_values",
    ] satisfies EventName[];
    for (const name of names) islet.bus.on(name, () => void told.push(name));
    await choose("size", "Small");
    expect([marks(), chosenId(), shown()]).toEqual([["disabled", "wc-variation-selection-needed"], "0", ""]);
    expect(told.slice(-4).toSorted()).toEqual([
      "hide_variation",
      "reset_data",
      "woocommerce_update_variation_values",
      "woocommerce_variation_has_changed",
    ]);
    told.length = 0;
    await choose("colour", "Red");
    expect([marks(), chosenId(), shown()]).toEqual([[], "1", "£1"]);
    expect(told).toEqual([
      "woocommerce_variation_select_change",
      "woocommerce_update_variation_values",
      "found_variation",
      "woocommerce_variation_has_changed",
      "show_variation",
    ]);
    expect(one(".woocommerce-variation-add-to-cart").className).toContain(
      "woocommerce-variation-add-to-cart-enabled",
    );
  });

  it("each list offers what fits the others, always from what was printed; what is not for sale now is off", async () => {
    await mountMarkup(productPage(SOME));
    await choose("size", "Small");
    expect(offered("size")).toEqual(["Small", "Medium"]);
    expect(offered("colour")).toEqual(["Red", "Blue"]);
    expect(list("colour").querySelector<HTMLOptionElement>("[value=Blue]")?.disabled).toBe(true);
    expect([...list("colour").options].map(({ className }) => className)).toEqual([
      "",
      "attached enabled",
      "attached",
    ]);
    await choose("size", "");
    expect(offered("colour")).toEqual(["Red", "Blue", "Rust & Rye"]);
  });

  it("what the server printed as off stays off", async () => {
    await mountMarkup(productPage(SOME).replace('<option value="Red">', '<option value="Red" disabled>'));
    await choose("size", "Small");
    expect(list("colour").querySelector<HTMLOptionElement>("[value=Red]")?.disabled).toBe(true);
  });

  it("choices that do not fit each other: one is taken back, and the lists offer what fits the other", async () => {
    await preselected(
      productPage([variation(1, "Small", "Red"), variation(2, "Large", "Blue")]),
      "Small",
      "Blue",
    );
    await atRest();
    expect([list("size").value, list("colour").value]).toEqual(["", "Blue"]);
    expect([offered("size"), offered("colour")]).toEqual([["Large"], ["Red", "Blue"]]);
    expect(marks()).toContain("wc-variation-selection-needed");
  });

  it("names that PHP has prepared for markup are the visitor's own; what is sold out says so", async () => {
    await mountMarkup(productPage(SOME));
    await choose("size", "Medium");
    await choose("colour", "Rust & Rye");
    expect([chosenId(), shown(), marks()]).toEqual([
      "3",
      "£3Out of stock",
      ["disabled", "wc-variation-is-unavailable"],
    ]);
    expect(await press()).toBe(false);
    expect(problem()).toContain("unavailable");
  });

  it("what was preselected by the server is shown without a touch", async () => {
    await preselected(productPage(SOME), "Small", "Red");
    await atRest();
    expect([chosenId(), shown()]).toEqual(["1", "£1"]);
  });

  it("the number stays within what can be bought; what is sold one by one is one", async () => {
    await mountMarkup(productPage([SOME[0], variation(9, "Small", "Blue", { is_sold_individually: "yes" })]));
    await choose("size", "Small");
    await choose("colour", "Red");
    expect([field().value, field().max]).toEqual(["3", "3"]);
    await choose("colour", "Blue");
    expect([field().value, one(".quantity").style.display]).toEqual(["1", "none"]);
    await choose("colour", "");
    expect([field().max, one(".quantity").style.display]).toEqual(["", ""]);
  });

  it("number and weight are the variation's, and the product's again without one", async () => {
    await mountMarkup(
      productPage([
        variation(1, "Small", "Red", { sku: "s-r", weight: "2", weight_html: "2 &lt; <b>kg</b>" }),
      ]),
    );
    const cells = () => [
      one(".sku").textContent,
      one(".woocommerce-product-attributes-item__value").textContent,
    ];
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(cells()).toEqual(["s-r", "2 < kg"]);
    expect(one(".sku").dataset["o_content"]).toBe("own");
    await choose("colour", "");
    expect(cells()).toEqual(["own", "1 kg"]);
  });
});

describe("the picture", () => {
  const image = {
    src: "/red-416.jpg",
    srcset: "/red-900.jpg 900w",
    full_src: "/red.jpg",
    src_w: 416,
    src_h: 300,
    alt: "Red",
    gallery_thumbnail_src: "/red-100.jpg",
  };
  const choices = (rest: Fields) =>
    productPage([variation(1, "Small", "Red", { image: { ...image, ...rest }, image_id: 7 })]);

  it("is the variation's, large one and all, and the product's again without one", async () => {
    const { islet } = await mountMarkup(choices({}));
    const reset = vi.fn();
    islet.bus.on("woocommerce_gallery_reset_slide_position", reset);
    const before = one(".images").outerHTML;
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(picture().getAttribute("src")).toBe("/red-416.jpg");
    expect([picture().alt, picture().getAttribute("height"), picture().dataset["o_src"]]).toEqual([
      "Red",
      "300",
      "/own-416.jpg",
    ]);
    expect(one<HTMLAnchorElement>(".images a").pathname).toBe("/red.jpg");
    expect(form().getAttribute("current-image")).toBe("7");
    expect(reset.mock.calls).toEqual([[{ gallery: one(".images") }]]);
    await choose("colour", "");
    expect(one(".images").outerHTML).toBe(before);
  });

  it("an address that is none for a picture changes nothing", async () => {
    await mountMarkup(choices({ src: "javascript:alert(1)" }));
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(picture().getAttribute("src")).toBe("/own-416.jpg");
  });
});

describe("a press", () => {
  it("without a choice tells beside the button, in the page's words, and leads to the first list that misses one", async () => {
    await mountMarkup(productPage(SOME), { config: { i18n: { make_a_selection: "Bitte wählen." } } });
    await choose("size", "Small");
    expect(await press()).toBe(false);
    await press();
    expect(document.querySelectorAll(".islet-variation-form-problem")).toHaveLength(1);
    expect(problem()).toBe("Bitte wählen.");
    // Read once: with the list that has the focus.
    expect(document.activeElement).toBe(list("colour"));
    expect(list("colour").getAttribute("aria-describedby")).toBe(one(".islet-variation-form-problem").id);
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(0);
    await choose("colour", "Red");
    expect(problem()).toBeUndefined();
    expect(list("colour").hasAttribute("aria-invalid")).toBe(false);
    expect(await press()).toBe(true);
  });

  it("is answered although it is the first touch of all", async () => {
    await mountMarkup(productPage(SOME));
    form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button() }));
    await atRest();
    expect(problem()).toContain("Please select some product options");
  });

  it("adds a variation without leaving the page, by its number alone", async () => {
    await mountMarkup(productPage(SOME, { widgets: "variation-form add-to-cart" }));
    await choose("size", "Small");
    await choose("colour", "Red");
    expect(await press()).toBe(false);
    expect(calls[0]?.endpoint).toBe("add_to_cart");
    expect(calls[0]?.body).toMatchObject({ product_id: "1", quantity: "3", attribute_colour: "Red" });
    expect(calls[0]?.body).not.toHaveProperty("add-to-cart");
    await calls[0]?.answer(cartAnswer("one"));
  });

  it("a variation that takes any value is sent by the form: its number does not tell the choice", async () => {
    await mountMarkup(productPage(SOME, { widgets: "variation-form add-to-cart" }));
    await choose("size", "Medium");
    await choose("colour", "Blue");
    expect(chosenId()).toBe("4");
    expect(await press()).toBe(true);
    expect(calls).toEqual([]);
  });

  it("Clear takes everything back, says so, and the next choice ends the words", async () => {
    await mountMarkup(productPage(SOME));
    await choose("size", "Small");
    await choose("colour", "Red");
    await userEvent.click(one(".reset_variations"));
    await atRest();
    expect([list("size").value, list("colour").value, chosenId(), shown()]).toEqual(["", "", "0", ""]);
    expect(one(".reset_variations_alert").textContent).toContain("has been reset");
    expect(document.activeElement).toBe(list("size"));
    expect(one(".reset_variations").style.visibility).toBe("hidden");
    await choose("size", "Small");
    expect(one(".reset_variations_alert").textContent).toBe("");
  });
});

describe("more variations than the shop prints", () => {
  async function chooseBoth(colour = "Red") {
    await choose("size", "Small");
    await choose("colour", colour);
  }
  const call = (index = 0) => calls[index] as CartCall;

  it("are asked from the server, once for each choice", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    expect([call().endpoint, call().body]).toEqual([
      "get_variation",
      { product_id: "38", attribute_size: "Small", attribute_colour: "Red" },
    ]);
    expect(one(".single_variation").getAttribute("aria-busy")).toBe("true");
    await call().answer(variation(7, "Small", "Red"));
    expect([chosenId(), shown(), one(".single_variation").hasAttribute("aria-busy")]).toEqual([
      "7",
      "£7",
      false,
    ]);
    await choose("colour", "Blue");
    await call(1).answer(variation(8, "Small", "Blue"));
    await choose("colour", "Red");
    expect([calls.length, shown()]).toEqual([2, "£7"]);
  });

  it("are asked once for choices that were made before the code for them was there", async () => {
    await mountMarkup(productPage(false));
    for (const [name, value] of [
      ["size", "Small"],
      ["colour", "Red"],
    ] as const) {
      list(name).value = value;
      list(name).dispatchEvent(new Event("change", { bubbles: true }));
    }
    await atRest();
    expect(calls).toHaveLength(1);
  });

  it("that no variation fits is asked once, too", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    await call().answer("false");
    await choose("colour", "Blue");
    await call(1).answer(variation(8, "Small", "Blue"));
    await choose("colour", "Red");
    expect(calls).toHaveLength(2);
    expect(document.querySelector(".wc-no-matching-variations")).not.toBeNull();
  });

  it("are waited for 10 seconds", async () => {
    await mountMarkup(productPage(false));
    await choose("size", "Small");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    list("colour").value = "Red";
    list("colour").dispatchEvent(new Event("change", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(9_990);
    expect(calls).toHaveLength(1);
    expect(problem()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(20);
    vi.useRealTimers();
    await atRest();
    expect(problem()).toContain("could not be looked up");
  });

  it("only the last answer counts", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    await choose("colour", "Blue");
    await call(1).answer(variation(8, "Small", "Blue"));
    await call(0).answer(variation(7, "Small", "Red"));
    expect([chosenId(), shown()]).toEqual(["8", "£8"]);
  });

  it("one that does not exist is told in the shop's own markup, once, and a press is refused", async () => {
    await mountMarkup(productPage(false));
    await chooseBoth();
    await call().answer("false");
    expect(one("[role=alert] > .wc-no-matching-variations.woocommerce-info").textContent).toContain(
      "no products matched",
    );
    expect(await press()).toBe(false);
    await choose("colour", "Blue");
    expect(document.querySelector(".wc-no-matching-variations")).toBeNull();
  });

  it.each([
    ["an error of the server", "<h1>Error</h1>", 500],
    ["a login page", "<!doctype html><p>Log in</p>", 200],
    ["an empty answer", "", 200],
    ["half an answer", '{"variation_id"', 200],
    ["a refusal", "-1", 403],
    ["something else", "[]", 200],
  ])("%s is told; choices stay, and the form can be sent", async (_what, body, status) => {
    await mountMarkup(productPage(false, { widgets: "variation-form add-to-cart" }));
    await chooseBoth();
    await call().answer(body, status);
    expect(problem()).toBe(
      "The price of this choice could not be looked up. You can still add it to your cart.",
    );
    expect([list("colour").value, chosenId(), marks()]).toEqual(["Red", "0", []]);
    expect(await press()).toBe(true);
    expect(calls).toHaveLength(1);
  });
});

describe("templates of the page", () => {
  const withTemplate = async (text: string, rest: Fields = {}) => {
    const script = document.createElement("script");
    script.id = "tmpl-variation-template";
    script.type = "text/template";
    script.text = text;
    document.head.append(script);
    await mountMarkup(productPage([variation(1, "Small", "Red", { sku: "<i>s</i>", ...rest })]));
    await choose("size", "Small");
    await choose("colour", "Red");
    script.remove();
    return one(".single_variation").innerHTML;
  };

  it("are filled: markup as markup, text as text", async () => {
    expect(
      await withTemplate("<p>{{{ data.variation.price_html }}}</p><b>{{ data.variation.sku }}</b>"),
    ).toBe('<p><span class="price">£1</span></p><b>&lt;i&gt;s&lt;/i&gt;</b>');
  });

  it("what fills them is never filled again", async () => {
    expect(
      await withTemplate("{{{ data.variation.price_html }}}", { price_html: "{{ data.variation.sku }}" }),
    ).toBe("{{ data.variation.sku }}");
  });

  it("programs are not run", async () => {
    const html = await withTemplate(
      "<# if ( data.variation.sku ) { #>{{{ data.variation.price_html }}}<# } #>",
    );
    expect(html).toContain('<div class="woocommerce-variation-price"><span class="price">£1</span></div>');
  });

  it("a variation that is not to be seen is told as unavailable", async () => {
    expect(await withTemplate("x", { variation_is_visible: false })).toContain("this product is unavailable");
    expect(marks()).toContain("wc-variation-is-unavailable");
  });
});

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

  it("hear before the lists are narrowed, and after", async () => {
    const { islet } = await mountMarkup(productPage(SOME));
    const counts: number[] = [];
    for (const name of ["update_variation_values", "woocommerce_update_variation_values"] as const)
      islet.bus.on(name, () => void counts.push(offered("colour").length));
    await choose("size", "Small");
    expect(counts).toEqual([3, 2]);
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

it("the element may be anything around the form; without a form that is told", async () => {
  await mountMarkup(
    `<div data-widget="variation-form">${fixture.replace(' data-widget="variation-form"', "")}</div>`,
  );
  await choose("size", "Small");
  await choose("colour", "Red");
  expect(shown()).toBe("£15.00");
  const { problems } = await mountMarkup('<div data-widget="variation-form"><p>Sold out</p></div>');
  expect(problems.map(({ message }) => message).join()).toContain("form.variations_form");
});

it("unmounting gives back every option, attribute, class, text and node", async () => {
  const html = productPage(SOME);
  const { stop } = await mountMarkup(html);
  const options = [...list("size").options];
  await choose("size", "Small");
  await press();
  await choose("colour", "Red");
  list("size").value = "";
  list("colour").value = "";
  field().value = "5";
  stop();
  const fresh = document.createElement("body");
  fresh.innerHTML = html;
  expect(document.body.innerHTML).toBe(fresh.innerHTML);
  expect([...list("size").options]).toEqual(options);
});
