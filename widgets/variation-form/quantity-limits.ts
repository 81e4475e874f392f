import { isSwitchOn } from "#browser/response-switch.ts";
import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { Variation } from "#runtime/events.ts";
import { isHtmlElement, isTag } from "#runtime/node-type.ts";
import { textOf } from "./variations.ts";

/** Keeps the quantity within what can be bought of a variation, and hides the field if only one can be. */
export function limitQuantity(form: Element, variation: Variation, changes: Changes): void {
  const [field] = selectAll(form, "input.qty[name=quantity]", { limit: 1 });
  if (!isTag(field, "input")) return;
  const isSoldSingly = isSwitchOn(variation["is_sold_individually"]);
  const min = isSoldSingly ? "1" : textOf(variation, "min_qty");
  const max = isSoldSingly ? "" : textOf(variation, "max_qty");
  changes.setAttribute(field, "min", min || null);
  changes.setAttribute(field, "max", max || null);
  const wrapper = field.closest(".quantity");
  if (isSoldSingly && isHtmlElement(wrapper)) changes.setStyle(wrapper, "display", "none");

  let quantity = 1;
  if (!isSoldSingly) {
    const typed = Number.parseFloat(field.value);
    quantity = Math.max(Number.isNaN(typed) ? Number(min) : typed, Number(min));
    if (max) quantity = Math.min(quantity, Number(max));
  }
  if (String(quantity) === field.value) return;
  field.value = String(quantity);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
