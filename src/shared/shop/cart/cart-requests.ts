import { lossOf } from "#browser/loss.ts";
import { navigate } from "#browser/navigate.ts";
import type { ServerResponse } from "#browser/response.ts";
import { isFilled, isSwitchOff } from "#browser/response-switch.ts";
import type { Page } from "#runtime/page.ts";
import { formFieldsOf } from "../server/php-form-fields.ts";
import { requestObject } from "../server/request-object.ts";
import { shopUrl } from "../server/shop-url.ts";
import { cartHashCookie } from "./cart-cookies.ts";
import type { CartOutcome, CartServer, Explain } from "./cart-interfaces.ts";
import { fragmentsOf } from "./read-fragments.ts";

/** The shop's own limit: a refresh must not delay an add for long. */
const REFRESH_TIMEOUT_MS = 5_000;

interface CartResponse {
  readonly fragments?: unknown;
  readonly cart_hash?: unknown;
  readonly error?: unknown;
  readonly success?: unknown;
  readonly product_url?: unknown;
}

/** POST add_to_cart; explains a refusal or goes to the product's page, or goes to the cart if the shop asks for it. */
export async function addToCart(
  page: Page,
  data: Readonly<Record<string, unknown>>,
  explain?: Explain,
): Promise<CartOutcome> {
  const response = await call(page, { endpoint: "add_to_cart", data });
  const { allowedHosts: hosts } = page;
  if (response.ok && isFilled(response.data.error)) {
    const { product_url: address } = response.data;
    if (await explain?.({ address })) return "refused";
    return navigate(address, { hosts }) ? "leaving" : "failed";
  }
  const outcome = outcomeOf(response);
  const isDone = typeof outcome === "object";
  const isLeaving = isDone && page.cartRedirectAfterAdd && navigate(page.cartUrl, { hosts });
  return isLeaving ? "leaving" : withFragments(page, outcome);
}

/** POST remove_from_cart. */
const removeFromCart = async (page: Page, cartItemKey: string): Promise<CartOutcome> =>
  withFragments(
    page,
    outcomeOf(await call(page, { endpoint: "remove_from_cart", data: { cart_item_key: cartItemKey } })),
  );

/** POST get_refreshed_fragments. */
export const refreshCart = async (page: Page): Promise<CartOutcome> =>
  outcomeOf(
    await call(page, {
      endpoint: "get_refreshed_fragments",
      data: { time: Date.now() },
      timeoutMs: REFRESH_TIMEOUT_MS,
    }),
  );

/** The shop's own calls, one for each change. */
export const wcAjaxServer = (page: Page): CartServer => ({
  add:
    (data, { explain }) =>
    () =>
      addToCart(page, data, explain),
  remove: (key) => () => removeFromCart(page, key),
  refresh: () => refreshCart(page),
});

interface Call {
  readonly endpoint: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly timeoutMs?: number;
}

function call(page: Page, { endpoint, data, timeoutMs }: Call) {
  return requestObject<CartResponse>({
    url: shopUrl(page, endpoint),
    method: "POST",
    // Listeners of adding_to_cart may have added values of any type.
    body: formFieldsOf(data),
    hasEffect: true,
    timeoutMs,
    hosts: page.allowedHosts,
  });
}

/** Requests the cart if the answer to a change holds no fragments. */
async function withFragments(page: Page, outcome: CartOutcome): Promise<CartOutcome> {
  if (typeof outcome === "string" || Object.keys(outcome.fragments).length > 0) return outcome;
  const refreshed = await refreshCart(page);
  return typeof refreshed === "string" ? outcome : refreshed;
}

function outcomeOf(response: ServerResponse<CartResponse>): CartOutcome {
  if (!response.ok) return lossOf(response);
  const { fragments: given, cart_hash: hash, success } = response.data;
  if (isSwitchOff(success)) return "failed";
  const isCart = "fragments" in response.data || typeof hash === "string";
  const fragments = isCart && !isFilled(given) ? {} : fragmentsOf(given);
  return fragments ? { fragments, cartHash: typeof hash === "string" ? hash : cartHashCookie() } : "unknown";
}
