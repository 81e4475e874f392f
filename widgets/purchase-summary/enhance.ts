import { isPlainClick } from "#dom/activation.ts";
import { pressWithSpace } from "#dom/press-with-space.ts";
import { navigate } from "#browser/navigate.ts";
import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { ADD_BUTTON, createAddButtons, payloadOf } from "#shop/cart/add-buttons.ts";
import type { Settings } from "./settings.ts";

const LINK = ":is(.remove_from_cart_button, .elementor_remove_from_cart_button)[data-cart_item_key]";
const ROW = ".mini_cart_item, .cart_item";

/** Buys again and takes out again, by the calls of any list and any mini cart (purchase-summary.1). */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, listen, on, page, signal } = context;
  const { add, announce, cart, pressed } = createAddButtons(host, context);
  const changes = createChanges(signal);
  /** Rows on their way out. */
  const busy = new Set<Element>();

  function setBusy(row: Element, isBusy: boolean) {
    if (isBusy) busy.add(row);
    else busy.delete(row);
    changes.toggleClass(row, "loading", isBusy);
    changes.setAttribute(row, "aria-busy", isBusy ? "true" : null);
  }

  async function remove(link: HTMLElement) {
    const row = link.closest(ROW) ?? link;
    if (busy.has(row)) return;
    const { cart_item_key: key = "", success_message: success } = link.dataset;
    announce("");
    setBusy(row, true);
    const outcome = await cart.remove(key, link, itemsIn(row));
    if (signal.aborted || outcome === "leaving") return;
    // The shop's own link does the same work.
    if (outcome !== "done" && navigate(link.getAttribute("href"))) return;
    setBusy(row, false);
    announce(
      outcome === "done"
        ? success || page.text("removed_from_cart", "Removed from your cart.")
        : page.text("remove_from_cart_failed", "Could not be removed from the cart. Please try again."),
    );
  }

  on("page/restored", () => [...busy].forEach((row) => setBusy(row, false)));

  listen(host, "click", (event) => {
    if (!isPlainClick(event) || event.defaultPrevented) return;
    const button = pressed(event.target);
    const link = button ? null : pressed(event.target, LINK);
    if (button ?? link) event.preventDefault();
    if (button) guard(() => add(button, payloadOf(button)));
    if (link) guard(() => remove(link));
  });

  // The shop prints links with role=button, which Space does not press by itself.
  pressWithSpace(context, host, (target) => pressed(target, `a:is(${ADD_BUTTON}, ${LINK})`));
}

/** How many a row holds: "2 × £9.00". */
function itemsIn(row: Element): number {
  const [quantity] = selectAll(row, ".quantity", { limit: 1 });
  return Number(/^\s*(\d+)\s*×/.exec(quantity?.textContent ?? "")?.[1] ?? 0);
}
