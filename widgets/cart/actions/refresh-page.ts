import { queryAll } from "#dom/query.ts";
import type { Cart } from "#shop/cart/cart-interfaces.ts";
import { TOTALS } from "../cart-markup.ts";
import { ROW } from "../cart-page.ts";
import { fetchCartPage, isCartResponse } from "../cart-requests.ts";
import type { ActionContext } from "./action-context.ts";
import { cartUrl } from "./cart-form.ts";

/** Shows the cart as it is on the server. */
export interface PageRefresh {
  /** Fetches and shows the cart page. Calls made before its turn comes share one request. */
  refresh(keepsNotices: boolean): Promise<void>;
  /**
   * Refreshes the page if it is stale when its turn comes.
   * @returns false if the fetched page has the cart that was shown already
   */
  refreshIf(isStale: () => boolean): Promise<boolean>;
}

export function createPageRefresh({ cartPage, view }: ActionContext, cart: Cart): PageRefresh {
  const { host, context } = cartPage;
  let waiting: Promise<void> | undefined;

  async function showCurrentCart(keepsNotices: boolean): Promise<boolean> {
    // The shop prints its messages once: they belong on the page that the browser is leaving for.
    if (cartPage.leavingEvent?.defaultPrevented === false) return false;
    const response = await fetchCartPage(cartUrl(cartPage), context.page);
    if (context.signal.aborted || !isCartResponse(response)) return false;
    view.showCart(response, { keepsNotices });
    return true;
  }

  return {
    refresh(keepsNotices) {
      waiting ??= cart.inTurn(async () => {
        waiting = undefined;
        await showCurrentCart(keepsNotices);
      });
      return waiting;
    },
    refreshIf: (isStale) =>
      cart.inTurn(async () => {
        const shownBefore = cartSummary(host);
        if (!isStale()) return true;
        const isShown = await showCurrentCart(true);
        return !isShown || cartSummary(host) !== shownBefore;
      }),
  };
}

/** What the page says about the cart, without unsent quantities. */
const cartSummary = (host: HTMLElement) =>
  queryAll(host, `${ROW}, ${ROW} input, ${TOTALS}`)
    .map((element) => element.getAttribute("value") ?? element.textContent)
    .join();
