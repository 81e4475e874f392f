import { lossOf, type Loss } from "#shop/server/loss.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import type { Answer } from "#browser/answer.ts";
import { navigate } from "#browser/navigate.ts";
import type { Fragments } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { cartHashCookie } from "./cart-cookies.ts";
import { formFieldsOf } from "#shop/server/php-form-fields.ts";
import { fragmentsOf } from "./read-fragments.ts";

/** The shop's own limit: a refresh must not delay an add for long. */
const REFRESH_TIMEOUT_MS = 5_000;

/** A cart from the server. */
export interface CartState {
  readonly fragments: Fragments;
  readonly cartHash: string;
}

/** The cart after a request, or what the failed request means. */
export type Reply = CartState | Loss;

interface CartResponse {
  readonly fragments?: unknown;
  readonly cart_hash?: unknown;
  readonly error?: unknown;
  readonly product_url?: unknown;
}

/** POST add_to_cart; goes to the product's page or the cart if the shop asks for it. */
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

/** POST remove_from_cart. */
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
  return request<CartResponse>({
    url: shopUrl(page, endpoint),
    method: "POST",
    // Listeners of adding_to_cart may have added values of any type.
    body: formFieldsOf(data),
    expects: "json",
    hasEffect: true,
    timeoutMs,
    hosts: page.allowedHosts,
  });
}

/** Requests the cart if the answer to a change holds no fragments. */
async function withFragments(page: Page, reply: Reply): Promise<Reply> {
  if (typeof reply === "string" || Object.keys(reply.fragments).length > 0) return reply;
  const refreshed = await refreshCart(page);
  return typeof refreshed === "string" ? reply : refreshed;
}

function replyOf(answer: Answer<CartResponse>): Reply {
  if (!answer.ok) return lossOf(answer);
  const { fragments: given, cart_hash: hash } = answer.data;
  // PHP writes an empty object as an empty list.
  const isEmpty = Array.isArray(given) && given.length === 0 && typeof hash === "string";
  const fragments = isEmpty ? {} : fragmentsOf(given);
  return fragments ? { fragments, cartHash: typeof hash === "string" ? hash : cartHashCookie() } : "failed";
}
