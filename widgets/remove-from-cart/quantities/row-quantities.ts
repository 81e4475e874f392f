import { closest, selectAll } from "#browser/selectors.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { ROW } from "#shop/cart/cart-rows.ts";
import { editFragments } from "#shop/cart/fragments.ts";
import { createQuantityChanges } from "./quantity-changes.ts";
import { addField, inputIn, removeField, showField } from "./quantity-field.ts";

/** Whether the shop takes a quantity, as far as its field knows. */
function isAllowed(wanted: number, { min, max, step }: HTMLInputElement): boolean {
  const steps = (wanted - Number(min)) / (Number(step) || 1);
  const isWhole = Math.abs(steps - Math.round(steps)) < 1e-6;
  return steps >= 0 && isWhole && !(max && wanted > Number(max));
}

/**
 * Lets visitors change quantities in the rows of a mini cart. The number is the new one at once, and what the shop has, with a
 * sentence, if the shop says no.
 */
export function startRowQuantities(context: WidgetContext): void {
  const { host, id, listen, on, page, signal } = context;
  const changes = createQuantityChanges(context, () => draw(host));

  function draw(root: Element | DocumentFragment) {
    for (const row of selectAll(root, ROW)) {
      addField(row, page, id);
      showField(row, changes.shownOf(row));
    }
  }
  function change(row: Element, input: HTMLInputElement, wanted: number) {
    if (isAllowed(wanted, input)) changes.change(row, wanted);
    else draw(host);
  }

  draw(host);
  on("wc_fragments_loaded", () => draw(host));
  on("wc_fragments_refreshed", () => draw(host));
  editFragments((target, markup) => {
    if (host.contains(target) || target.contains(host)) draw(markup);
  }, signal);
  signal.addEventListener("abort", () => selectAll(host, ROW).forEach(removeField));

  listen(host, "click", ({ target }) => {
    const button = isElement(target) && closest(target, "[data-islet-quantity]");
    const row = button && closest(button, ROW);
    const input = row && inputIn(row);
    if (!input || !isHtmlElement(button) || input.disabled) return;
    const step = (Number(input.step) || 1) * (button.dataset["isletQuantity"] === "less" ? -1 : 1);
    change(row, input, input.valueAsNumber + step);
  });
  listen(host, "change", ({ target }) => {
    const row = isTag(target, "input") && closest(target, ROW);
    if (!row || target !== inputIn(row)) return;
    // Who types more than there is gets all there is.
    change(row, target, Math.min(target.valueAsNumber, target.max ? Number(target.max) : Infinity));
  });
}
