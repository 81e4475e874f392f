import type { WidgetContext } from "#runtime/widget.ts";
import { cartHashCookie } from "#shop/cart/cart-cookies.ts";
import type { LazyActions } from "../lazy-actions.ts";

/** After these events the rest of the page shows the current cart. */
const FRAGMENT_EVENTS = ["wc_fragments_loaded", "wc_fragments_refreshed"] as const;

/** Refreshes the page when another tab, for example, has changed the cart: its hash in the cookie is a new one. */
export function listenToOtherTabs({ guard, on }: WidgetContext, actions: LazyActions): void {
  /** Hash of the cart on the page; null if it is unknown until the next event. */
  let shownHash: string | null = cartHashCookie();
  /** Hash when the page was requested. Until the answer arrives, another tab may change the cart again. */
  let requestedHash: string | undefined;

  /** The answer to a change of this page did not bring its hash: the next one will. */
  let isHashLate = false;

  const isStale = () => shownHash !== null && shownHash !== cartHashCookie();

  function noteShownHash() {
    shownHash = requestedHash ?? cartHashCookie();
  }

  async function refreshIfStale() {
    const { refreshIf } = await actions.load();
    const isSettled = await refreshIf(() => {
      requestedHash = cartHashCookie();
      return isStale();
    });
    // Some shops change the hash with every answer; following it would never end.
    if (!isSettled) shownHash = null;
    requestedHash = undefined;
  }

  on("updated_wc_div", () => {
    // The shop counts a new shipping only while it prints the page, after its cookies.
    isHashLate = requestedHash === undefined && shownHash === cartHashCookie();
    noteShownHash();
  });
  for (const name of FRAGMENT_EVENTS)
    on(name, () => {
      const isOurs = isHashLate;
      isHashLate = false;
      // In a moment: the shop's script reports a change after its fragments, and that refreshes the page.
      if (isStale() && !isOurs) queueMicrotask(() => guard(refreshIfStale));
      else noteShownHash();
    });
}
