import { isPlainClick } from "#browser/plain-click.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { CALCULATOR_BUTTON } from "../cart-page.ts";
import type { LazyActions } from "../lazy-actions.ts";

const UNDO = ".restore-item";
/** The links of a cart page that have an action. */
const LINKS = `.product-remove > a, ${UNDO}, .woocommerce-remove-coupon, ${CALCULATOR_BUTTON}`;

/** Runs the actions of links when they are clicked, or pressed with Space. */
export function listenToLinks({ host, listen }: WidgetContext, actions: LazyActions): void {
  const findLink = (target: EventTarget | null) => {
    const link = isElement(target) && target.closest<HTMLElement>(LINKS);
    // A notice with an undo link may have been moved out of the widget.
    return link && (host.contains(link) || link.matches(UNDO)) ? link : null;
  };

  listen(document, "click", (event) => {
    const link = findLink(event.target);
    if (link && isPlainClick(event) && !event.defaultPrevented) actions.press(event, link);
  });
  pressWithSpace({ listen }, document, findLink);
}
