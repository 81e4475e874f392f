import { request, type ServerResponse } from "#browser/request.ts";
import { sanitise } from "#browser/safe-html.ts";
import type { Page } from "#runtime/page.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";

/** What the Store API answers with: mostly the cart. */
export type StoreBody = Readonly<Record<string, unknown>>;

/** A request to the shop's Store API. */
export interface StoreRequest {
  /** Below `wc/store/v1/`, such as `cart/add-item`. */
  readonly path: string;
  /** Makes it a POST, which changes the cart. */
  readonly body?: StoreBody | undefined;
}

/** The headers of the last answer. They come with each, so a page from a cache needs none of them. */
const headersOf = new WeakMap<Page, { readonly nonce: string; readonly hash: string | null }>();

/** The nonce for changes; empty before the first answer. */
export const storeNonce = (page: Page): string => headersOf.get(page)?.nonce ?? "";

/** The hash of the cart in the last answer; null if that did not say it. */
export const storeHash = (page: Page): string | null => headersOf.get(page)?.hash ?? null;

/**
 * Sends a request with the visitor's cookies and the nonce of the last answer. Never a `Cart-Token`: beside the shop's cookie
 * it means another session, with other prices.
 */
export const requestStore = (page: Page, { path, body }: StoreRequest): Promise<ServerResponse<StoreBody>> =>
  request<StoreBody>({
    url: `${page.restUrl}wc/store/v1/${path}`,
    method: body ? "POST" : "GET",
    ...(body && { body: JSON.stringify(body), hasEffect: true }),
    headers: { "Content-Type": "application/json", Nonce: storeNonce(page) },
    expects: "json",
    hosts: page.allowedHosts,
    readHeaders(headers) {
      const nonce = headers.get("Nonce") ?? storeNonce(page);
      headersOf.set(page, { nonce, hash: headers.get("Cart-Hash") });
    },
  });

/** Why the Store API refused a request; both texts are empty if it does not say so. */
export interface StoreRefusal {
  /** Such as `woocommerce_rest_product_out_of_stock`. */
  readonly code: string;
  /** For visitors; has entities, and may have elements. */
  readonly message: string;
  /** The true cart, if the request was about another one. */
  readonly cart: StoreBody | undefined;
}

/** It may hold a whole cart. */
const CART_LIMITS = { size: 4_000_000, items: 10_000, keys: 5_000 };

/** Reads the body of an answer that refuses. */
export function refusalIn(body: unknown): StoreRefusal {
  const parsed = parseJson(body, CART_LIMITS);
  const given = parsed.ok ? parsed.value : body;
  const refusal = isRecord(given) ? given : {};
  const textOf = (key: string) => (typeof refusal[key] === "string" ? refusal[key] : "");
  const { data } = refusal;
  const cart = isRecord(data) && isRecord(data["cart"]) ? data["cart"] : undefined;
  return { code: textOf("code"), message: textOf("message"), cart };
}

/** Whether the shop has done nothing, because the nonce was missing or has expired. */
export const isNonceRefused = ({ code }: StoreRefusal): boolean => /_(?:missing|invalid)_nonce$/.test(code);

/** The text of a name or a message of the Store API. */
export const plainText = async (html: string): Promise<string> =>
  /[<&]/.test(html) ? ((await sanitise(html, "message")).textContent ?? "") : html;
