import { lossOf, type Loss } from "#shop/server/loss.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import type { Answer } from "#browser/answer.ts";
import { navigate } from "#browser/navigate.ts";
import type { Fragments } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { cartHashCookie } from "./cart-cookies.ts";
import { formFieldsOf } from "#shop/server/php-form-fields.ts";
import { fragmentsOf } from "./fragments.ts";

/** A refresh must not hold up an add for long; the shop's own limit (reference: shop 1.2, `request_timeout`). */
const REFRESH_TIMEOUT_MS = 5_000;

/** A cart as the server tells it. */
export interface CartState {
  readonly fragments: Fragments;
  readonly cartHash: string;
}

/** The cart after a change, or what a failed change means. */
export type Reply = CartState | Loss;

interface Told {
  readonly fragments?: unknown;
  readonly cart_hash?: unknown;
  readonly error?: unknown;
  readonly product_url?: unknown;
}

/** POST add_to_cart; leads to the product or the cart where the shop wants that (add-to-cart.1, .4, .5). */
export async function addToCart(page: Page, data: Readonly<Record<string, unknown>>): Promise<Reply> {
  const answer = await call(page, { endpoint: "add_to_cart", data });
  const { allowedHosts: hosts } = page;
  if (answer.ok && answer.data.error)
    return navigate(answer.data.product_url, { hosts }) ? "leaving" : "failed";
  const reply = replyOf(answer);
  const isDone = typeof reply === "object";
  const isLeaving = isDone && page.cartRedirectAfterAdd && navigate(page.cartUrl, { hosts });
  return isLeaving ? "leaving" : withFragments(page, reply);
}

/** POST remove_from_cart (remove-from-cart.1). */
export const removeFromCart = async (page: Page, cartItemKey: string): Promise<Reply> =>
  withFragments(
    page,
    replyOf(await call(page, { endpoint: "remove_from_cart", data: { cart_item_key: cartItemKey } })),
  );

/** POST get_refreshed_fragments. */
export const refreshCart = async (page: Page): Promise<Reply> =>
  replyOf(
    await call(page, {
      endpoint: "get_refreshed_fragments",
      data: { time: Date.now() },
      timeoutMs: REFRESH_TIMEOUT_MS,
    }),
  );

interface Call {
  readonly endpoint: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly timeoutMs?: number;
}

function call(page: Page, { endpoint, data, timeoutMs }: Call) {
  return request<Told>({
    url: shopUrl(page, endpoint),
    method: "POST",
    // Listeners of adding_to_cart may have put in anything.
    body: formFieldsOf(data),
    expects: "json",
    hasEffect: true,
    timeoutMs,
    hosts: page.allowedHosts,
  });
}

/** A change that tells nothing of the cart is asked what it has come to. */
async function withFragments(page: Page, reply: Reply): Promise<Reply> {
  if (typeof reply === "string" || Object.keys(reply.fragments).length > 0) return reply;
  const now = await refreshCart(page);
  return typeof now === "string" ? reply : now;
}

function replyOf(answer: Answer<Told>): Reply {
  if (!answer.ok) return lossOf(answer);
  const { fragments: told, cart_hash: hash } = answer.data;
  // PHP writes an empty object as an empty list.
  const isNone = Array.isArray(told) && told.length === 0 && typeof hash === "string";
  const fragments = isNone ? {} : fragmentsOf(told);
  return fragments ? { fragments, cartHash: typeof hash === "string" ? hash : cartHashCookie() } : "failed";
}
