import { isPlainClick } from "#browser/plain-click.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAddButtons, payloadOf } from "#shop/cart/add-buttons.ts";
import { createRowRemoval } from "#shop/cart/row-removal.ts";
import type { Settings } from "./settings.ts";

/** Lets the buttons of an order add to the cart, and the links of a mini cart remove from it. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, listen } = context;
  const { add, buttonAt } = createAddButtons(context);
  const { linkAt, remove } = createRowRemoval(context, "loading");

  listen(host, "click", (event) => {
    if (!isPlainClick(event) || event.defaultPrevented) return;
    const button = buttonAt(event.target);
    const link = button ? null : linkAt(event.target);
    if (button ?? link) event.preventDefault();
    if (button) guard(() => add(button, payloadOf(button)));
    if (link) guard(() => remove(link));
  });
  // The shop prints links with role=button.
  pressWithSpace(context, host, (target) => {
    const button = buttonAt(target);
    return isTag(button, "a") ? button : linkAt(target);
  });
}
