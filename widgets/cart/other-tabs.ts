import type { WidgetContext } from "#runtime/widget.ts";
import { cartHashCookie } from "#shop/cart/cart-cookies.ts";
import type { CartActions } from "./actions/index.ts";

/** After these the rest of the page shows the cart as it is now (reference: shop 2.6). */
const SHOWN = ["wc_fragments_loaded", "wc_fragments_refreshed"] as const;

/** Follows what others have made of the cart, another tab say: by then its hash is not that of the cart on the page. */
export function followOthers({ guard, on }: WidgetContext, refreshIf: CartActions["refreshIf"]): void {
  /** The hash of the cart on the page; null while only the next one can tell. */
  let shown: string | null = cartHashCookie();
  /** The hash when a page was asked for: by the time of its answer another tab may have made a newer one. */
  let asked: string | undefined;
  const note = () => {
    shown = asked ?? cartHashCookie();
  };
  const isStale = () => shown !== null && shown !== cartHashCookie();
  const begin = () => {
    asked = cartHashCookie();
    return isStale();
  };

  async function catchUp() {
    // A hash that is new although nothing in the cart is would be followed for ever.
    if (!(await refreshIf(begin))) shown = null;
    asked = undefined;
  }

  on("updated_wc_div", note);
  for (const name of SHOWN)
    on(name, () => {
      if (isStale()) guard(catchUp);
      else note();
    });
}
