import { type Loss, lossOf } from "#browser/loss.ts";
import { request } from "#browser/request.ts";
import { sanitise } from "#browser/safe-html.ts";
import { query, queryAll } from "#dom/query.ts";
import type { Page } from "#runtime/page.ts";
import { freshNonce } from "#shop/server/fresh-nonce.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import { EMPTY, findForm, NOTICE, nonceOf } from "./cart-markup.ts";
import { FORM } from "./cart-page.ts";

/** A cart page that the server has answered with. Its nodes are not in the document yet. */
export interface CartResponse {
  readonly root: HTMLElement;
  /** Undefined for an empty cart. */
  readonly form: HTMLElement | undefined;
  readonly notices: readonly HTMLElement[];
}

/** Whether a request was answered with a cart page. */
export const isCartResponse = (response: CartResponse | Loss): response is CartResponse =>
  typeof response === "object";

/**
 * Fetches a cart page; with a body, posts a form to it. An address with a row's key changes the cart.
 * An answer that is cut off or is no cart page is `unknown`.
 */
export async function fetchCartPage(
  url: string,
  page: Page,
  body?: URLSearchParams,
): Promise<CartResponse | Loss> {
  const response = await request<string>({
    url,
    method: body ? "POST" : "GET",
    body,
    expects: "text",
    hasEffect: true,
    hosts: page.allowedHosts,
  });
  if (!response.ok) return lossOf(response);
  if (!/<\/(?:body|html)>/i.test(response.data)) return "unknown";
  const root = await parseMarkup(response.data);
  const form = findForm(root);
  const notices = queryAll(root, NOTICE).filter((notice) => !notice.closest(`${EMPTY}, ${FORM}`));
  return form || query(root, EMPTY) ? { root, form, notices } : "unknown";
}

/**
 * Calls one of the shop's ajax addresses with its nonce, and again with a fresh nonce if the shop refuses that one.
 * An answer that is cut off is `unknown`.
 * @returns the answer's markup, sanitised
 */
export async function callShop(
  name: "apply_coupon" | "remove_coupon" | "update_shipping_method",
  page: Page,
  body: Readonly<Record<string, string>>,
): Promise<HTMLElement | Loss> {
  const response = await request<string>({
    url: shopUrl(page, name),
    method: "POST",
    body,
    expects: "html",
    hasEffect: true,
    nonce: {
      field: "security",
      value: page.nonces[name] ?? "",
      refresh: () => freshNonce(page, name),
    },
    hosts: page.allowedHosts,
  });
  if (!response.ok) return lossOf(response);
  return isWhole(response.data) ? parseMarkup(response.data) : "unknown";
}

async function parseMarkup(markup: string): Promise<HTMLElement> {
  const root = document.createElement("div");
  root.append(await sanitise(markup, "fragment", { sameOrigin: true }));
  return root;
}

const BLOCK_TAG = /<(\/?)(?:div|table|ul|form)\b/gi;

/** Markup that was cut off ends inside a tag, a text or an open element; other output may follow its last element. */
function isWhole(markup: string): boolean {
  let openElements = 0;
  let end = 0;
  for (const { 0: tag, 1: slash, index } of markup.matchAll(BLOCK_TAG)) {
    openElements += slash ? -1 : 1;
    end = index + tag.length;
  }
  return openElements === 0 && (/^\s*>/.test(markup.slice(end)) || />\s*$/.test(markup));
}

/** A change of the cart that the server answers with a cart page. */
interface CartRequest {
  readonly page: Page;
  /** Address of the cart page. */
  readonly url: string;
  /** The nonce that the shown page holds. */
  readonly nonce: string;
  send(nonce: string): Promise<CartResponse | Loss>;
  /** Whether a cart page shows that the change was made. */
  isDone(response: CartResponse): boolean;
}

/**
 * Changes the cart. If the server refuses the nonce, the request is sent again with the nonce of its answer.
 * If the answer is lost, the cart page is fetched to see whether the change was made.
 */
export async function changeCart({
  page,
  url,
  nonce,
  send,
  isDone,
}: CartRequest): Promise<CartResponse | Loss> {
  const response = await send(nonce);
  if (isCartResponse(response)) {
    const newNonce = nonceOf(response.root);
    const isRefused = !isDone(response) && response.notices.length === 0 && newNonce && newNonce !== nonce;
    return isRefused ? send(newNonce) : response;
  }
  if (response !== "unknown") return response;
  const cart = await fetchCartPage(url, page);
  if (!isCartResponse(cart)) return response;
  return isDone(cart) ? cart : "failed";
}
