import { isPlainClick } from "#dom/activation.ts";
import { pressWithSpace } from "#dom/press-with-space.ts";
import { navigate } from "#browser/navigate.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/live-region.ts";
import { cartOf } from "#shop/cart/cart.ts";
import type { Settings } from "./settings.ts";

/** Rows of the builder's template print two links, of which its CSS shows one (reference: shop 3.2). */
const LINK = ":is(.remove_from_cart_button, .elementor_remove_from_cart_button)[data-cart_item_key]";
const ROW = ".mini_cart_item, .cart_item";
/** "2 × £9.00", in both templates (reference: shop 3.1, 3.2). */
const QUANTITY = ".quantity";

/** Teaches the remove links of a mini cart to take a row out without leaving the page. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, listen, on, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const changes = createChanges(signal);

  const linkAt = (target: EventTarget | null) => {
    const link = target instanceof Element && closest(target, LINK);
    return link instanceof HTMLAnchorElement && host.contains(link) ? link : null;
  };

  /** Keys of the lines that are on their way out. */
  const leaving = new Set<string>();
  const rowsOf = (key: string) =>
    selectAll(host, LINK)
      .filter((link) => link.getAttribute("data-cart_item_key") === key)
      .map((link) => link.closest(ROW) ?? link);

  function block(row: Element, isBlocked: boolean) {
    changes.toggleClass(row, "islet-remove-from-cart-row", isBlocked);
    changes.setAttribute(row, "aria-busy", isBlocked ? "true" : null);
  }
  /** The server's markup knows nothing of lines that still wait. */
  function blockAgain() {
    for (const key of leaving) for (const row of rowsOf(key)) block(row, true);
  }
  function unblock(key: string) {
    leaving.delete(key);
    for (const row of rowsOf(key)) block(row, false);
  }

  async function remove(link: HTMLAnchorElement) {
    const { cart_item_key: key = "", success_message: success } = link.dataset;
    if (leaving.has(key)) return;
    leaving.add(key);
    announce("");
    blockAgain();
    const outcome = await cart.remove(key, link, itemsIn(link.closest(ROW)));
    if (signal.aborted || outcome === "leaving") return;
    // The shop's own link does the same work (remove-from-cart.2).
    if (outcome !== "done" && navigate(link.href)) return;
    unblock(key);
    announce(
      outcome === "done"
        ? success || page.text("removed_from_cart", "Removed from your cart.")
        : page.text("remove_from_cart_failed", "Could not be removed from the cart. Please try again."),
    );
  }

  on("wc_fragments_loaded", blockAgain);
  on("wc_fragments_refreshed", blockAgain);
  on("page/restored", () => [...leaving].forEach(unblock));

  listen(host, "click", (event) => {
    const link = linkAt(event.target);
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    guard(() => remove(link));
  });

  // The shop prints links with role=button, which Space does not press by itself.
  pressWithSpace(context, host, linkAt);
}

function itemsIn(row: Element | null): number {
  const [quantity] = row ? selectAll(row, QUANTITY, { limit: 1 }) : [];
  return Number(/^\s*(\d+)\s*×/.exec(quantity?.textContent ?? "")?.[1] ?? 0);
}
