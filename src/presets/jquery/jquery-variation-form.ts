import { isTag } from "#runtime/node-type.ts";
import type { JQueryStatic } from "./jquery-types.ts";

type Attributes = Readonly<Record<string, unknown>>;

interface ShopVariation {
  readonly attributes: Attributes;
}

/** Choices and values are compared as long as both are there: an empty value fits every choice. */
const isMatch = (own: Attributes, chosen: Attributes): boolean =>
  Object.entries(own).every(([name, value]) => !value || !chosen[name] || chosen[name] === value);

/**
 * The object that add-ons get with `wc_variation_form`: the elements of the form, and what is chosen in it. Of the shop's
 * own methods it has those that only read; Islet does the work of the others.
 */
export function variationFormFor($: JQueryStatic, form: Element): object {
  const $form = $(form);
  const all = (selector: string) => [...Element.prototype.querySelectorAll.call(form, selector)];
  // Parsed by jQuery once; a megabyte of it need not be where nobody asks.
  const variationData = () => $form.data("product_variations");

  function getChosenAttributes() {
    const selects = all(".variations select").filter((field) => isTag(field, "select"));
    return {
      count: selects.length,
      chosenCount: selects.filter(({ value }) => value).length,
      data: Object.fromEntries(
        selects.map((select) => [select.dataset["attribute_name"] || select.name, select.value]),
      ),
    };
  }

  return {
    $form,
    $product: $form.closest(".product"),
    $attributeFields: $form.find(".variations select"),
    $singleVariation: $form.find(".single_variation"),
    $singleVariationWrap: $form.find(".single_variation_wrap"),
    $resetVariations: $form.find(".reset_variations"),
    $resetAlert: $form.find(".reset_variations_alert"),
    get variationData() {
      return variationData();
    },
    get useAjax() {
      return variationData() === false;
    },
    xhr: false,
    loading: false,
    getChosenAttributes,
    findMatchingVariations: (variations: readonly ShopVariation[], chosen: Attributes) =>
      variations.filter(({ attributes }) => isMatch(attributes, chosen)),
    isMatch,
    toggleResetLink(isShown: boolean) {
      for (const link of all(".reset_variations") as HTMLElement[])
        link.style.visibility = isShown ? "visible" : "hidden";
    },
  };
}
