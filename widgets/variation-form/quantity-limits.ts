import { selectAll } from "#browser/selectors.ts";
import type { Changes } from "#dom/changes.ts";
import type { Variation } from "#runtime/events.ts";
import { textOf } from "./variations.ts";

/** Brings the number within what can be bought of a variation; what is sold one by one is not counted (reference: shop 9.4). */
export function showQuantity(form: Element, variation: Variation, changes: Changes): void {
  const [field] = selectAll(form, "input.qty", { limit: 1 });
  if (!(field instanceof HTMLInputElement)) return;
  const isAlone = variation["is_sold_individually"] === "yes";
  const [min, max] = isAlone ? ["1", ""] : [textOf(variation, "min_qty"), textOf(variation, "max_qty")];
  changes.setAttribute(field, "min", min || null);
  changes.setAttribute(field, "max", max || null);
  const place = field.closest(".quantity");
  if (isAlone && place instanceof HTMLElement) changes.setStyle(place, "display", "none");

  const typed = Number.parseFloat(field.value);
  const least = Math.max(Number.isNaN(typed) ? Number(min) : typed, Number(min));
  const count = String(isAlone ? 1 : max ? Math.min(least, Number(max)) : least);
  if (count === field.value) return;
  field.value = count;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
