import { navigate } from "#browser/navigate.ts";
import { plainText, storeHash } from "../../server/store-request.ts";
import { cartHashCookie } from "../cart-cookies.ts";
import type { CartContext, CartOutcome, CartServer, CartState, Explain } from "../cart-interfaces.ts";
import { addToCart, refreshCart } from "../cart-requests.ts";
import { type ChangeQueue, createChangeQueue, type QueueAnswer } from "./change-queue.ts";
import { needsFragments } from "./fragment-needs.ts";
import { itemBodyOf } from "./item-body.ts";

/**
 * The shop's Store API (`wc/store/v1`): changes that wait go together, and the cart's markup is asked for only if the page
 * has a use for it, once for all of them.
 */
export function storeServer(context: CartContext): CartServer {
  const { page } = context;
  const queue: ChangeQueue = createChangeQueue(page);
  const states = new WeakMap<object, Promise<CartState>>();

  async function stateNow(): Promise<CartState> {
    const shown = needsFragments(page) ? await refreshCart(page) : null;
    const cartHash = storeHash(page) ?? cartHashCookie();
    return shown && typeof shown === "object" ? shown : { fragments: {}, cartHash };
  }

  async function outcomeOf(
    { result, batch, endPending }: QueueAnswer,
    explain?: Explain,
  ): Promise<CartOutcome> {
    if (result.isDone) {
      const state = states.get(batch) ?? stateNow();
      states.set(batch, state);
      return { ...(await state), endPending };
    }
    const { cart, message, loss } = result;
    if (!message) return loss;
    // The page shows another cart than the shop's.
    if (cart) void context.refresh();
    return (await explain?.({ message: await plainText(message) })) ? "refused" : "failed";
  }

  return {
    add(data, { explain, endPending }) {
      const body = itemBodyOf(data);
      if (!body) {
        const leavePlace = queue.holdPlace();
        return () => {
          leavePlace();
          return addToCart(page, data, explain);
        };
      }
      const send = queue.take({ path: "cart/add-item", body }, endPending);
      return async () => {
        const outcome = await outcomeOf(await send(), explain);
        const isLeaving = typeof outcome === "object" && page.cartRedirectAfterAdd;
        return isLeaving && navigate(page.cartUrl, { hosts: page.allowedHosts }) ? "leaving" : outcome;
      };
    },
    remove(key, { explain, endPending }) {
      const send = queue.take({ path: "cart/remove-item", body: { key } }, endPending);
      return async () => outcomeOf(await send(), explain);
    },
    refresh: async () =>
      needsFragments(page) ? refreshCart(page) : { fragments: {}, cartHash: cartHashCookie() },
  };
}
