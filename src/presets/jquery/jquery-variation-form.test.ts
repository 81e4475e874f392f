import { jQuery } from "jquery";
import { expect, it, vi } from "vitest";
import { mountMarkup } from "#tests/support/mount.ts";

interface Chosen {
  readonly count: number;
  readonly chosenCount: number;
  readonly data: Readonly<Record<string, string>>;
}
type Variation = Readonly<Record<"attributes", Readonly<Record<string, string>>>>;

/** What add-ons use of the form's object. */
interface VariationForm
  extends Readonly<
    Record<
      | "$form"
      | "$product"
      | "$attributeFields"
      | "$singleVariation"
      | "$singleVariationWrap"
      | "$resetVariations"
      | "$resetAlert",
      JQuery
    >
  > {
  readonly variationData: readonly Variation[] | false;
  readonly useAjax: boolean;
  getChosenAttributes(): Chosen;
  findMatchingVariations(variations: readonly Variation[], attributes: Chosen["data"]): Variation[];
  isMatch(own: Chosen["data"], attributes: Chosen["data"]): boolean;
  toggleResetLink(isShown: boolean): void;
}

const ONE = { attributes: { attribute_size: "Small", attribute_colour: "" } };
const OTHER = { attributes: { attribute_size: "Large", attribute_colour: "Red" } };
const product = (variations: unknown) => `<div class="product"><form class="variations_form"
  data-product_variations='${JSON.stringify(variations)}'><div class="variations">
  <select name="attribute_size"><option value=""></option><option>Small</option></select>
  <select name="other" data-attribute_name="attribute_colour"><option value=""></option></select>
  <a class="reset_variations"></a></div><p class="reset_variations_alert"></p>
  <div class="single_variation_wrap"><div class="single_variation"></div></div></form></div>`;

/** The object that a handler of `wc_variation_form` gets. */
async function formObject(variations: unknown): Promise<VariationForm> {
  vi.stubGlobal("jQuery", jQuery);
  const { islet } = await mountMarkup(`<nav data-widget="sticky-header"></nav>${product(variations)}`);
  const given: VariationForm[] = [];
  const form = document.querySelector("form") as HTMLFormElement;
  jQuery(form).on("wc_variation_form", (_event, object: VariationForm) => void given.push(object));
  islet.bus.emit("wc_variation_form", { form });
  return given[0] as VariationForm;
}

it("runtime.8 add-ons get the form's object with the elements that the shop's script has in it", async () => {
  const object = await formObject([ONE, OTHER]);
  const elements = Object.entries(object).flatMap(([name, value]) =>
    name.startsWith("$")
      ? [[name, (value as JQuery).toArray().map(({ className, id }) => className || id)]]
      : [],
  );
  expect(Object.fromEntries(elements)).toEqual({
    $form: ["variations_form"],
    $product: ["product"],
    $attributeFields: ["", ""],
    $singleVariation: ["single_variation"],
    $singleVariationWrap: ["single_variation_wrap"],
    $resetVariations: ["reset_variations"],
    $resetAlert: ["reset_variations_alert"],
  });
});

it("runtime.8 add-ons read the choices of now by the form's object, and find what fits them", async () => {
  const object = await formObject([ONE, OTHER]);
  expect([object.variationData, object.useAjax]).toEqual([[ONE, OTHER], false]);
  expect(object.getChosenAttributes()).toEqual({
    count: 2,
    chosenCount: 0,
    data: { attribute_size: "", attribute_colour: "" },
  });
  object.$attributeFields.first().val("Small");
  const { chosenCount, data } = object.getChosenAttributes();
  expect([chosenCount, object.findMatchingVariations([ONE, OTHER], data)]).toEqual([1, [ONE]]);
  expect(object.isMatch(OTHER.attributes, data)).toBe(false);
  expect(object.isMatch(ONE.attributes, { attribute_colour: "Red" })).toBe(true);
});

it("runtime.8 a form whose variations the server is asked for says so, and its link to clear choices can be shown", async () => {
  const object = await formObject(false);
  expect([object.variationData, object.useAjax]).toEqual([false, true]);
  const link = document.querySelector(".reset_variations") as HTMLElement;
  object.toggleResetLink(true);
  expect(link.style.visibility).toBe("visible");
  object.toggleResetLink(false);
  expect(link.style.visibility).toBe("hidden");
});
