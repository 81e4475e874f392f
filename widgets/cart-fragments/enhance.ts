import { selectAll } from "#browser/selectors.ts";
import { textStorage } from "#browser/storage.ts";
import { whenJQuery } from "#runtime/jquery.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { cartOf } from "#shop/cart/cart.ts";
import {
  COUNTS,
  cartHashCookie,
  FRAGMENTS_LIFETIME_MS,
  hasCartItems,
  hashKey,
} from "#shop/cart/cart-cookies.ts";
import { followers } from "#shop/cart/cart-storage.ts";
import { loadOpening } from "./load-opening.ts";
import { prefetchAdds } from "./prefetch-adds.ts";
import type { Settings } from "./settings.ts";
import { showStoredCounts } from "./stored-count.ts";

/** The shop's class for carts that are hidden while empty; few pages have one. */
const HIDDEN_IF_EMPTY = ".hide_cart_widget_if_empty";
/** Elementor's cart button, which has its own request. */
const ELEMENTOR_TOGGLE = ".elementor-menu-cart__toggle";
/** The rows and counts of a header's cart. */
const CONTENT = `[data-cart_item_key], ${COUNTS}`;

/** Keeps the shown cart up to date: on cached pages, in other tabs, after going back, after a day. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { after, guard, listen, on, page, signal } = context;
  const cart = cartOf(context);
  let shownHash = cartHashCookie();
  let stopTimer = () => {};

  const restore = () => guard(cart.restore);
  // Shown is what was stored. Since its answer the cookie may have changed.
  const noteShownHash = () => {
    shownHash = textStorage("session").get(hashKey(page)) ?? cartHashCookie();
  };
  const restoreIfChanged = () => {
    if (cartHashCookie() !== shownHash && document.visibilityState === "visible") restore();
  };
  const refreshInADay = () => {
    stopTimer();
    stopTimer = after(FRAGMENTS_LIFETIME_MS, () => guard(cart.refresh));
  };

  on("wc_fragments_loaded", noteShownHash);
  on("wc_fragments_refreshed", noteShownHash);
  on("wc_fragments_refreshed", refreshInADay);
  // An order, or a page without script, may have changed the cart.
  on("page/restored", restoreIfChanged);
  listen(document, "visibilitychange", restoreIfChanged);
  listen(window, "storage", (event) => {
    if (!("key" in event && event.key === hashKey(page))) return;
    followers.add(page);
    restore();
  });

  refreshInADay();
  if (hasCartItems() || showsItems(host)) {
    if (isPrintedNow()) whenJQuery(restore, signal);
    else {
      restore();
      showStoredCounts(page);
    }
  } else {
    restoreWhenSeen(restore, signal);
    // The stored cart was ordered. Handlers of jQuery wait for the shop's request of the empty one.
    if (textStorage("session").get(hashKey(page))) whenJQuery(restore, signal);
  }
  loadOptionalParts(host, context);
  prefetchAdds(context, loadOpening(host, settings, context));
}

/** What the shop fills by script after it has printed it empty. */
const emptyBoxes = () =>
  selectAll(document, ".widget_shopping_cart_content").filter((box) => !box.textContent?.trim());

/**
 * Whether the page shows the cart of now: no cache may keep the pages of the cart and of the checkout. Handlers of jQuery wait for
 * the shop's request there, too.
 */
const isPrintedNow = () =>
  selectAll(document, "body.woocommerce-cart, body.woocommerce-checkout").length > 0 &&
  emptyBoxes().length === 0;

function loadOptionalParts(host: HTMLElement, context: WidgetContext) {
  const { guard, load } = context;
  if (host.querySelector(ELEMENTOR_TOGGLE))
    guard(async () =>
      (await load(() => import("#shop/cart/refresh-menu-carts.ts"))).refreshMenuCarts(context),
    );
  if (HTMLDocument.prototype.querySelector.call(document, HIDDEN_IF_EMPTY))
    guard(async () => (await load(() => import("./hide-if-empty.ts"))).hideIfEmpty(HIDDEN_IF_EMPTY, context));
}

/** The shop prints carts empty and fills them by script: an empty one says so, in the shop's words, once it is seen. */
function restoreWhenSeen(restore: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      restore();
    }
  });
  for (const box of emptyBoxes()) observer.observe(box);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** A page from a cache may show another visitor's cart, or an old one. */
const showsItems = (host: HTMLElement) =>
  selectAll(host, CONTENT).some(
    (element) => element.hasAttribute("data-cart_item_key") || /[1-9]/.test(element.textContent ?? ""),
  );
