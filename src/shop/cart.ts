import type { Bus } from "#runtime/bus.ts";
import type { CartChange } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { CartState, Reply } from "./cart-calls.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/**
 * - `done`: the cart has changed, and everybody was told
 * - `vetoed`: a listener of `adding_to_cart` said no
 * - `leaving`: the visitor is on the way to another page
 * - `failed`: the cart did not change, or nobody knows
 */
export type Outcome = "done" | "vetoed" | "leaving" | "failed";

/** The one cart of a page. Adds, removes and refreshes go to the server one at a time, in order (add-to-cart.3). */
export interface Cart {
  /** Sends `adding_to_cart`, whose listeners may change `data`, then the request, then `added_to_cart`. */
  add(data: Record<string, string>, button: HTMLElement | null): Promise<Outcome>;
  remove(cartItemKey: string, link: HTMLElement | null): Promise<Outcome>;
  /** Asks the server; sends `wc_fragments_refreshed` or `wc_fragments_ajax_error`. */
  refresh(): Promise<void>;
  /** Shows the cart this browser remembers, and asks the server where it is not this visitor's cart any more. */
  restore(): Promise<void>;
}

/** A widget that needs the cart: a WidgetContext will do. */
type CartUser = Pick<WidgetContext, "bus" | "page" | "signal" | "guard">;

const carts = new WeakMap<Bus, (user: CartUser) => Cart>();

/** The cart of the page; it follows the page's events until the last widget that needs it has ended. */
export function cartOf(user: CartUser): Cart {
  const join = carts.get(user.bus) ?? createCart(user);
  carts.set(user.bus, join);
  return join(user);
}

function createCart({ bus, page, guard: firstGuard }: CartUser) {
  const work = () => import("./cart-work.ts");
  const inTurn = oneAtATime();
  const showInTurn = oneAtATime();
  let guard = firstGuard;
  let waiting: Promise<void> | undefined;
  let restoring: Promise<void> | undefined;

  /** Keeps and shows a cart; what cannot be shown is told, and the problem reported by a widget that uses the cart. */
  const show = (given: Partial<CartState>, event: "wc_fragments_loaded" | "wc_fragments_refreshed") =>
    showInTurn(async () => {
      try {
        const { applyFragments, cartHashCookie, fragmentsOf, keepCart } = await work();
        const fragments = fragmentsOf(given.fragments);
        if (!fragments) return void refresh();
        const { cartHash: hash } = given;
        keepCart(
          page,
          fragments,
          typeof hash === "string" ? hash : cartHashCookie(),
          event === "wc_fragments_refreshed",
        );
        await applyFragments(fragments);
        bus.emit(event, {});
      } catch (error) {
        failToShow(error);
      }
    });

  function failToShow(error: unknown) {
    bus.emit("wc_fragments_ajax_error", {});
    guard(() => {
      throw error;
    });
  }

  const change = (
    name: "added_to_cart" | "removed_from_cart",
    button: HTMLElement | null,
    ask: (server: Awaited<ReturnType<typeof work>>) => Promise<Reply>,
  ) =>
    inTurn(async (): Promise<Outcome> => {
      const reply = await work()
        .then(ask)
        .catch((error: unknown) => {
          guard(() => {
            throw error;
          });
          return "failed" as const;
        });
      if (reply === "unsure") void refresh();
      if (typeof reply === "string") return reply === "leaving" ? reply : "failed";
      bus.emit(name, { ...reply, button });
      return "done";
    });

  function refresh(): Promise<void> {
    waiting ??= inTurn(async () => {
      waiting = undefined;
      const reply = await work()
        .then(({ refreshCart }) => refreshCart(page))
        .catch(failToShow);
      if (typeof reply === "object") await show(reply, "wc_fragments_refreshed");
      else if (reply && reply !== "leaving") bus.emit("wc_fragments_ajax_error", {});
    });
    return waiting;
  }

  const cart: Cart = {
    refresh,
    restore() {
      restoring ??= work()
        .then(({ recallCart }) => {
          const fragments = recallCart(page);
          return fragments ? show({ fragments }, "wc_fragments_loaded") : refresh();
        })
        .finally(() => {
          restoring = undefined;
        });
      return restoring;
    },
    async add(data, button) {
      if (bus.emit("adding_to_cart", { button, data }))
        return change("added_to_cart", button, ({ addToCart }) => addToCart(page, data));
      bus.emit("ajax_request_not_sent", { button });
      return "vetoed";
    },
    remove: (key, link) =>
      change("removed_from_cart", link, ({ removeFromCart }) => removeFromCart(page, key)),
  };

  /** Our own changes are heard here like those of other scripts: shown once, whoever made them. */
  function follow(signal: AbortSignal) {
    const heard = (payload: CartChange) => void show(payload, "wc_fragments_loaded");
    bus.on("added_to_cart", heard, signal);
    bus.on("removed_from_cart", heard, signal);
    bus.on("wc_fragment_refresh", () => void refresh(), signal);
  }

  let users = 0;
  let life = new AbortController();
  return (user: CartUser): Cart => {
    ({ guard } = user);
    if (user.signal.aborted) return cart;
    if (users++ === 0) {
      life = new AbortController();
      follow(life.signal);
    }
    user.signal.addEventListener("abort", () => {
      if (--users === 0) life.abort();
    });
    return cart;
  };
}
