import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { EventName } from "#runtime/events.ts";
import { atRest, cartAnswer } from "#tests/support/cart-server.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import {
  button,
  calls,
  choose,
  chosenId,
  type Fields,
  form,
  list,
  marks,
  offered,
  one,
  preselected,
  press,
  problem,
  productPage,
  SOME,
  shown,
  variation,
} from "#tests/support/variation-page.ts";

vi.mock("#browser/safe-html.ts", () => import("#tests/support/parsed-markup.ts"));
const fixture = readFileSync("widgets/variation-form/fixture.html", "utf8");
const field = () => one<HTMLInputElement>(".qty");

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

it("the limits and the number of a variation are those of the product, whatever fields an add-on has before them", async () => {
  const addOn = `<div class="quantity"><input class="qty" type="number" name="gift_boxes" value="9" min="0" max="50"></div>
    <input type="hidden" class="variation_id" name="gift_variation_id" value="77">`;
  const markup = productPage([variation(1, "Small", "Red", { min_qty: 2, max_qty: 4 })]);
  await mountMarkup(markup.replace('<div class="quantity">', `${addOn}$&`));
  const limits = (name: string) => {
    const { value, min, max } = one<HTMLInputElement>(`[name=${name}]`);
    return [value, min, max];
  };
  await choose("size", "Small");
  await choose("colour", "Red");
  expect(limits("quantity")).toEqual(["4", "2", "4"]);
  expect(limits("gift_boxes")).toEqual(["9", "0", "50"]);
  expect(one<HTMLInputElement>("[name=variation_id]").value).toBe("1");
  expect(one<HTMLInputElement>("[name=gift_variation_id]").value).toBe("77");
});
