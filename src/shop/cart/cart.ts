import type { Bus } from "#runtime/bus.ts";
import type { CartChange } from "#runtime/events.ts";
import { hasJQuery } from "#runtime/has-jquery.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { CartState, Reply } from "./cart-requests.ts";
import { isEditorRefresh } from "./cart-cookies.ts";
import { oneAtATime } from "#shop/server/queue.ts";
import type { Show } from "./show-cart.ts";

/**
 * - `done`: the cart has changed, and everybody was told
 * - `vetoed`: a listener of `adding_to_cart` said no
 * - `leaving`: the visitor is on the way to another page
 * - `failed`: the cart did not change, or nobody knows
 */
export type Outcome = "done" | "vetoed" | "leaving" | "failed";

/** The one cart of a page. Adds, removes and refreshes go to the server one at a time, in order (add-to-cart.3). */
export interface Cart {
  /** Sends `adding_to_cart`, whose listeners may change `data`, then the request; shows its answer, then sends `added_to_cart`. */
  add(data: Record<string, string>, button: HTMLElement | null): Promise<Outcome>;
  /** Asked twice for the same line, it is one request. `items`: how many the line holds, for the count meanwhile. */
  remove(cartItemKey: string, link: HTMLElement | null, items?: number): Promise<Outcome>;
  /** Asks the server; sends `wc_fragments_refreshed` or `wc_fragments_ajax_error`. */
  refresh(): Promise<void>;
  /**
   * Runs any other call that changes the cart (a quantity, an undo) in the same queue. What the job rejects with is
   * the caller's; the queue goes on. Once the page shows the change, emit `updated_wc_div`: the rest of the page follows.
   */
  inTurn<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Shows the cart this browser remembers, and asks the server where it is not this visitor's cart any more. */
  restore(): Promise<void>;
}

/** A widget that needs the cart: a WidgetContext will do. */
type CartUser = Pick<WidgetContext, "bus" | "page" | "signal" | "reportError">;

/** Somebody else has changed the cart (reference: shop 2.6). */
const STALE = ["wc_fragment_refresh", "updated_wc_div"] as const;
/** The shop's blocks say and hear so by native events, some on the window (reference: shop 13.2). */
const CHANGES = ["added_to_cart", "removed_from_cart"] as const;

const carts = new WeakMap<Bus, (user: CartUser) => Cart>();

/** The cart of the page; it follows the page's events until the last widget that needs it has ended. */
export function cartOf(user: CartUser): Cart {
  const join = carts.get(user.bus) ?? createCart(user);
  carts.set(user.bus, join);
  return join(user);
}

function createCart({ bus, page, reportError: firstReport }: CartUser) {
  const work = () => import("./cart-chunk.ts");
  const inTurn = oneAtATime();
  const showInTurn = oneAtATime();
  let report = firstReport;
  let life = new AbortController();
  let waiting: Promise<void> | undefined;
  let restoring: Promise<void> | undefined;
  /** The visitor left while the cart was changing: nobody knows what came of it. */
  let hasLeft = false;
  const removals = new Map<string, Promise<Outcome>>();
  /** Changes of ours: on the page before anybody hears of them, as the shop's own script has it (reference: shop 2.2). */
  const ours = new WeakSet<object>();

  /** Shows a cart; what cannot be shown is told, and the problem reported by a widget that uses the cart. */
  const show = (given: Partial<CartState>, event: Show["event"], settle?: () => void, tell?: () => void) =>
    showInTurn(() =>
      work()
        .then(({ showCart }) => showCart({ bus, page, event, settle, tell }, given))
        .then((isShown) => void (isShown || refresh()), failToShow),
    );

  function failToShow(error: unknown) {
    bus.emit("wc_fragments_ajax_error", {});
    report(error);
  }

  async function change(
    name: (typeof CHANGES)[number],
    button: HTMLElement | null,
    items: number,
    ask: (server: Awaited<ReturnType<typeof work>>) => Promise<Reply>,
  ): Promise<Outcome> {
    // Counted at once, however many wait before it.
    const begun = work().then((server) => ({ server, settle: server.expectItems(items, life.signal) }));
    return inTurn(async () => {
      let settle = () => {};
      let reply: Reply = "failed";
      try {
        const { server, settle: end } = await begun;
        settle = end;
        reply = await ask(server);
      } catch (error) {
        report(error);
      }
      if (typeof reply === "string") {
        settle();
        hasLeft ||= reply === "leaving";
        if (reply === "unknown") void refresh();
        return reply === "leaving" ? reply : "failed";
      }
      const payload = { ...reply, button };
      ours.add(payload);
      // Done is what can be seen; whoever is next may know of it.
      await show(payload, "wc_fragments_loaded", settle, () => {
        settle();
        bus.emit(name, payload);
      });
      return "done";
    });
  }

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
    inTurn,
    restore() {
      restoring ??= work()
        .then(({ recallCart }) => {
          const fragments = hasLeft ? null : recallCart(page);
          hasLeft = false;
          return fragments ? show({ fragments }, "wc_fragments_loaded") : refresh();
        })
        .finally(() => {
          restoring = undefined;
        });
      return restoring;
    },
    async add(data, button) {
      if (bus.emit("adding_to_cart", { button, data }))
        return change("added_to_cart", button, Number(data["quantity"] ?? 1), ({ addToCart }) =>
          addToCart(page, data),
        );
      bus.emit("ajax_request_not_sent", { button });
      return "vetoed";
    },
    remove(key, link, items = 0) {
      const removal =
        removals.get(key) ??
        change("removed_from_cart", link, -items, ({ removeFromCart }) => removeFromCart(page, key)).finally(
          () => removals.delete(key),
        );
      removals.set(key, removal);
      return removal;
    },
  };

  /** Changes of other scripts are shown, too. */
  function follow(signal: AbortSignal) {
    let isHeard = false;
    const heard = (name: (typeof CHANGES)[number]) => (payload: CartChange) => {
      if (isEditorRefresh(payload)) return;
      isHeard = true;
      queueMicrotask(() => {
        isHeard = false;
      });
      // Blocks hear jQuery by themselves.
      if (!hasJQuery()) bus.emit(`wc-blocks_${name}`, { preserveCartData: false });
      if (!ours.has(payload)) void show(payload, "wc_fragments_loaded");
    };
    for (const name of CHANGES) bus.on(name, heard(name), signal);
    for (const name of STALE) bus.on(name, () => void refresh(), signal);
    // What is said in blocks' words in the same turn is the same change.
    for (const name of [...CHANGES, "store_sync_required"])
      addEventListener(`wc-blocks_${name}`, () => void (isHeard || refresh()), { signal });
    bus.on("page/restored", () => void (hasLeft && cart.restore()), signal);
  }

  let users = 0;
  return (user: CartUser): Cart => {
    report = user.reportError;
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
