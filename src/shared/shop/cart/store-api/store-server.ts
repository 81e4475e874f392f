import { navigate } from "#browser/navigate.ts";
import { selectAll } from "#browser/selectors.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import type { Page } from "#runtime/page.ts";
import { plainText, type StoreBody, storeHash } from "../../server/store-request.ts";
import { cartHashCookie } from "../cart-cookies.ts";
import type { CartContext, CartOutcome, CartServer, CartState, Explain } from "../cart-interfaces.ts";
import { addToCart, refreshCart } from "../cart-requests.ts";
import { storedSelectors } from "../cart-storage.ts";
import { type ChangeQueue, createChangeQueue, type QueueResponse } from "./change-queue.ts";

/** Not of the page: the cart for analytics. */
const FACTS = "script#islet-cart";

/**
 * Whether the page has a use for fragments: an element that one of the last ones fits, analytics that read them, or scripts
 * that get them by jQuery's or the body's handlers. Also while this browser has seen none, since only they say where they go.
 */
function needsFragments(page: Page): boolean {
  const selectors = storedSelectors(page);
  const { body } = document;
  return (
    hasJQuery() ||
    "onadded_to_cart" in body ||
    "onremoved_from_cart" in body ||
    selectors.length === 0 ||
    selectors.some((selector) => selector === FACTS || selectAll(document, selector, { limit: 1 }).length > 0)
  );
}

/** What the shop's own buttons and forms say besides the choices. */
const OWN_FIELD = /^(?:product_id|product_sku|quantity|success_message|variation_id|product_type)$/;
const CHOICE = /^attribute_./;

/**
 * The body of `cart/add-item`; null if a field is another plugin's, which the Store API does not read: the shop's older call
 * takes it.
 */
function itemBodyOf(data: Readonly<Record<string, unknown>>): StoreBody | null {
  const names = Object.keys(data);
  if (!names.every((name) => (OWN_FIELD.test(name) || CHOICE.test(name)) && typeof data[name] === "string"))
    return null;
  const id = Number(data["product_id"]);
  const quantity = Number(data["quantity"] ?? 1);
  if (!(id > 0 && quantity > 0)) return null;
  const choices = names.filter((name) => CHOICE.test(name));
  return {
    id,
    quantity,
    variation: choices.map((attribute) => ({ attribute, value: data[attribute] })),
  };
}

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
    { result, batch, endPending }: QueueResponse,
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
