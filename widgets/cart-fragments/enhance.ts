import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { cartOf } from "#shop/cart/cart.ts";
import {
  COUNTS,
  cartHashCookie,
  FRAGMENTS_LIFETIME_MS,
  hasCartItems,
  hashKey,
} from "#shop/cart/cart-cookies.ts";
import type { Settings } from "./settings.ts";

/** The shop's own class for carts that are hidden while they are empty; few pages have one. */
const HIDDEN_IF_EMPTY = ".hide_cart_widget_if_empty";
/** The page builder's cart button, which has a call of its own. */
const BUILDER_TOGGLE = ".elementor-menu-cart__toggle";

/** Where a header shows that its cart holds something: its lines, else a number. */
const SHOWN = `[data-cart_item_key], ${COUNTS}`;

/** Keeps what a page shows of the cart right: on cached pages, in other tabs, after going back, after a day. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { after, guard, listen, on, page } = context;
  const cart = cartOf(context);
  let shownHash = cartHashCookie();
  let stopTimer = () => {};

  const restore = () => guard(cart.restore);
  const follow = () => {
    shownHash = cartHashCookie();
  };
  const refreshInADay = () => {
    stopTimer();
    stopTimer = after(FRAGMENTS_LIFETIME_MS, () => guard(cart.refresh));
  };

  on("wc_fragments_loaded", follow);
  on("wc_fragments_refreshed", follow);
  on("wc_fragments_refreshed", refreshInADay);
  // An order, or a page without script, has emptied the cart elsewhere.
  const look = () =>
    void (cartHashCookie() !== shownHash && document.visibilityState === "visible" && restore());
  on("page/restored", look);
  listen(document, "visibilitychange", look);
  listen(window, "storage", (event) => {
    if (event instanceof StorageEvent && event.key === hashKey(page)) restore();
  });

  refreshInADay();
  if (hasCartItems() || isShown(host)) restore();
  if (settings.automaticallyOpenCart)
    guard(async () =>
      (await import("#shop/cart/open-after-add.ts")).openAfterAdds(context, settings.productAddedToCart),
    );
  if (host.querySelector(BUILDER_TOGGLE))
    guard(async () => (await import("#shop/cart/builder-menu-cart.ts")).refreshMenuCarts(context));
  if (Document.prototype.querySelector.call(document, HIDDEN_IF_EMPTY))
    guard(async () => (await import("./hide-if-empty.ts")).hideIfEmpty(HIDDEN_IF_EMPTY, context));
}

/** A page from a cache may show the cart of somebody else, or of yesterday. */
const isShown = (host: HTMLElement) =>
  selectAll(host, SHOWN).some(
    (one) => one.hasAttribute("data-cart_item_key") || /[1-9]/.test(one.textContent ?? ""),
  );
