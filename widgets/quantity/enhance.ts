import { matches, selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** The cart page has rules of its own: there zero takes a row out (reference: shop 8.8). */
const CART_PAGE_CELL = ".product-quantity";
const FIELD = "input.qty[min]";

/** Raises quantities to their minimum (quantity.1). */
export function enhance(host: HTMLElement, _settings: Settings, { listen }: WidgetContext): void {
  for (const field of [host, ...selectAll(host, FIELD)]) raise(field);
  // First of all: whoever else hears of the change reads the number that counts.
  listen(host, "change", ({ target }) => target instanceof Element && raise(target), { capture: true });
}

function raise(field: Element) {
  if (!(field instanceof HTMLInputElement) || !matches(field, FIELD) || field.closest(CART_PAGE_CELL)) return;
  const { min, value } = field;
  const least = Number.parseFloat(min);
  if (least >= 0 && Number.parseFloat(value) < least) field.value = min;
}
