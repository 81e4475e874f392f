import { matches, selectAll } from "#browser/selectors.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** On the cart page zero removes a row. */
const CART_PAGE_CELL = ".product-quantity";
const FIELD = "input.qty[min]";

/** Raises quantities to their minimum, now and when they change. */
export function enhance(host: HTMLElement, _settings: Settings, { listen }: WidgetContext): void {
  for (const field of [host, ...selectAll(host, FIELD)]) raiseToMinimum(field);
  const raiseChanged = ({ target }: Event) => {
    if (isElement(target)) raiseToMinimum(target);
  };
  // In the capture phase: other listeners read the raised number.
  listen(host, "change", raiseChanged, { capture: true });
}

function raiseToMinimum(field: Element) {
  if (!isTag(field, "input") || !matches(field, FIELD) || field.closest(CART_PAGE_CELL)) return;
  const { min, value } = field;
  if (Number.parseFloat(value) < Number.parseFloat(min)) field.value = min;
}
