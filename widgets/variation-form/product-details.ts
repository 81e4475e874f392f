import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Variation } from "#runtime/events.ts";
import { decode, textOf } from "./variations.ts";

const attributeCell = (name: string) =>
  `.product_${name}, .woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** Shows a variation's number, weight and size instead of the product's, until the signal aborts. */
export function showDetails(form: Element, variation: Variation, signal: AbortSignal): void {
  const product = form.closest(".product");
  if (!product) return;
  const changes = createChanges(signal);
  const hasSize = Object.values(Object(variation["dimensions"]) as object).some(Boolean);

  function show(selector: string, html: string) {
    for (const element of html ? selectAll(product as Element, selector) : []) {
      const printedNodes = [...element.childNodes];
      changes.setAttribute(element, "data-o_content", element.textContent);
      element.textContent = decode(html.replace(/<[^>]*>/g, ""));
      signal.addEventListener("abort", () => element.replaceChildren(...printedNodes));
    }
  }

  show(".product_meta .sku", textOf(variation, "sku"));
  show(attributeCell("weight"), textOf(variation, "weight") && textOf(variation, "weight_html"));
  show(attributeCell("dimensions"), hasSize ? textOf(variation, "dimensions_html") : "");
}
