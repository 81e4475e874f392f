import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { Variation } from "#runtime/events.ts";
import { decode, textOf } from "./variations.ts";

const valueOfRow = (name: string) =>
  `.product_${name}, .woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** Shows number, weight and size of a variation in the place of the product's, until the signal aborts (reference: shop 9.4). */
export function showDetails(form: Element, variation: Variation, signal: AbortSignal): void {
  const product = form.closest(".product");
  if (!product) return;
  const changes = createChanges(signal);
  const hasSize = Object.values(Object(variation["dimensions"]) as object).some(Boolean);

  function show(selector: string, html: string) {
    for (const element of html ? selectAll(product as Element, selector) : []) {
      const before = [...element.childNodes];
      changes.setAttribute(element, "data-o_content", element.textContent);
      element.textContent = decode(html.replace(/<[^>]*>/g, ""));
      signal.addEventListener("abort", () => element.replaceChildren(...before));
    }
  }

  show(".product_meta .sku", textOf(variation, "sku"));
  show(valueOfRow("weight"), textOf(variation, "weight") && textOf(variation, "weight_html"));
  show(valueOfRow("dimensions"), hasSize ? textOf(variation, "dimensions_html") : "");
}
