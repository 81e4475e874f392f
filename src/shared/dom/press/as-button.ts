import { isPlainClick } from "#browser/plain-click.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";

/**
 * Makes an element a button that calls `press` on a click, Enter or Space; a real button stays one. A link can still be
 * opened in another tab; one that only runs script leads nowhere instead: a policy reports such addresses.
 */
export function asButton(
  element: HTMLElement,
  press: () => void,
  { changes, listen }: Pick<WidgetContext, "listen"> & { readonly changes: Changes },
): void {
  const isLink = isTag(element, "a") && /^https?:/.test(element.protocol);
  listen(element, "click", (event) => {
    if (isLink && !isPlainClick(event)) return;
    event.preventDefault();
    press();
  });
  if (isTag(element, "button")) return;
  if (isTag(element, "a") && /^javascript:/i.test(element.href)) changes.setAttribute(element, "href", "#");
  changes.setAttribute(element, "role", "button");
  // Browsers answer 0 for a link without an address, too, which keys do not reach.
  if (element.tabIndex < 0 || !element.matches("a[href], [tabindex]"))
    changes.setAttribute(element, "tabindex", "0");
  listen(element, "keydown", (event) => {
    if (event.target !== element || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (!event.repeat) element.click();
  });
}
