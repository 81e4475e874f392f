import { go } from "#browser/go.ts";
import { closest } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/announce.ts";
import { cartOf } from "#shop/cart.ts";
import type { Settings } from "./settings.ts";

/** Rows of the builder's template print two links, of which its CSS shows one (reference: shop 3.2). */
const LINK = ":is(.remove_from_cart_button, .elementor_remove_from_cart_button)[data-cart_item_key]";
const ROW = ".mini_cart_item, .cart_item";

/** Teaches the remove links of a mini cart to take a row out without leaving the page. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, listen, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const changes = createChanges(signal);

  const linkAt = (target: EventTarget | null) => {
    const link = target instanceof Element && closest(target, LINK);
    return link instanceof HTMLAnchorElement && host.contains(link) ? link : null;
  };

  function block(row: Element, isBlocked: boolean) {
    changes.toggleClass(row, "islet-remove-from-cart-row", isBlocked);
    changes.setAttribute(row, "aria-busy", isBlocked ? "true" : null);
  }

  async function remove(link: HTMLAnchorElement) {
    const row = link.closest(ROW) ?? link;
    if (row.getAttribute("aria-busy") === "true") return;
    const { cart_item_key: key = "", success_message: success } = link.dataset;
    announce("");
    block(row, true);
    const outcome = await cart.remove(key, link);
    if (signal.aborted || outcome === "leaving") return;
    // The shop's own link does the same work (remove-from-cart.2).
    if (outcome !== "done" && go(link.href)) return;
    block(row, false);
    announce(
      outcome === "done"
        ? success || page.text("removed_from_cart", "Removed from your cart.")
        : page.text("remove_from_cart_failed", "Could not be removed from the cart. Please try again."),
    );
  }

  listen(host, "click", (event) => {
    const link = linkAt(event.target);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    guard(() => remove(link));
  });

  // The shop prints links with role=button, which Space does not press by itself.
  listen(host, "keydown", (event) => {
    const link = linkAt(event.target);
    if (event.key !== " " || !link) return;
    event.preventDefault();
    if (!event.repeat) link.click();
  });
}
