import { lossOf, type Loss } from "#shop/server/loss.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import { sanitise } from "#browser/safe-html.ts";
import type { Page } from "#runtime/page.ts";
import { freshNonces } from "#shop/server/fresh-nonces.ts";
import { queryAll, query } from "#dom/query.ts";
import { FORM, ROW } from "./cart-page.ts";

/** What the shop tells its visitor, classic and of blocks (reference: shop 8.4). */
export const NOTICE =
  ":is(.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner)";
export const EMPTY = ".wc-empty-cart-message";
const NONCE = "[name=woocommerce-cart-nonce]";

/** A cart page as the server sees it now; nodes that are on no page yet. */
export interface CartAnswer {
  readonly root: HTMLElement;
  readonly form: HTMLElement | undefined;
  readonly notices: readonly HTMLElement[];
}

/** The nonce of rows and their links. */
export const nonceOf = (root: Element): string => query<HTMLInputElement>(root, NONCE)?.value ?? "";

/** Which item of the cart a row is about. */
export const keyOfRow = (row: Element): string | undefined => {
  const href = query(row, "a[href*='remove_item=']")?.getAttribute("href") ?? "";
  const name = query(row, "[name^='cart[']")?.getAttribute("name") ?? "";
  return /[?&]remove_item=([^&]+)/.exec(href)?.[1] ?? /^cart\[([^\]]+)/.exec(name)?.[1];
};

/** The row that is about an item of the cart; undefined where the cart does not hold it. */
export const rowOf = (root: Element, key: string): HTMLElement | undefined =>
  queryAll(root, ROW).find((row) => keyOfRow(row) === key);

/** Asks for a cart page: by a form (`body`), or by an address that may act. What is cut or no cart page is lost. */
export async function askPage(url: string, page: Page, body?: URLSearchParams): Promise<CartAnswer | Loss> {
  const answer = await request<string>({
    url,
    method: body ? "POST" : "GET",
    body,
    expects: "text",
    hasEffect: true,
    hosts: page.allowedHosts,
  });
  if (!answer.ok) return lossOf(answer);
  if (!/<\/(?:body|html)>/i.test(answer.data)) return "unknown";
  const root = document.createElement("div");
  root.append(await sanitise(answer.data, "fragment", { sameOrigin: true }));
  const form = query(root, FORM);
  const notices = queryAll(root, NOTICE).filter((notice) => !notice.closest(`${EMPTY}, ${FORM}`));
  return form || query(root, EMPTY) ? { root, form, notices } : "unknown";
}

const BLOCK_TAG = /<(\/?)(?:div|table|ul|form)\b/gi;

/** What is cut ends within a tag, a text or an element that is still open. */
function isWhole(markup: string): boolean {
  let open = 0;
  for (const [, slash] of markup.matchAll(BLOCK_TAG)) open += slash ? -1 : 1;
  return open === 0 && />\s*$/.test(markup);
}

/** Calls the shop's ajax address, with the nonce of that name and once more with a fresh one; answers clean markup. */
export async function askShop(
  name: "apply_coupon" | "remove_coupon" | "update_shipping_method",
  page: Page,
  body: Readonly<Record<string, string>>,
): Promise<HTMLElement | Loss> {
  const answer = await request<string>({
    url: shopUrl(page, name),
    method: "POST",
    body,
    expects: "html",
    hasEffect: true,
    nonce: {
      field: "security",
      value: page.nonces[name] ?? "",
      refresh: async () => (await freshNonces(page))[name] ?? null,
    },
    hosts: page.allowedHosts,
  });
  if (!answer.ok) return lossOf(answer);
  if (!isWhole(answer.data)) return "unknown";
  const root = document.createElement("div");
  root.append(await sanitise(answer.data, "fragment", { sameOrigin: true }));
  return root;
}

/** A change of the cart by its page. */
interface Change {
  readonly page: Page;
  /** Address of the cart page. */
  readonly url: string;
  /** The nonce that the visitor's page holds. */
  readonly nonce: string;
  send(nonce: string): Promise<CartAnswer | Loss>;
  /** Whether a cart page shows that the change was made. */
  isDone(answer: CartAnswer): boolean;
}

/**
 * Makes a change: once more where the server only refused an old nonce, and where the answer got lost the page is
 * asked whether it was made.
 */
export async function changeCart({ page, url, nonce, send, isDone }: Change): Promise<CartAnswer | Loss> {
  const answer = await send(nonce);
  if (typeof answer === "object") {
    const fresh = nonceOf(answer.root);
    const isRefused = !isDone(answer) && answer.notices.length === 0 && fresh && fresh !== nonce;
    return isRefused ? send(fresh) : answer;
  }
  if (answer !== "unknown") return answer;
  const now = await askPage(url, page);
  return typeof now === "object" && isDone(now) ? now : answer;
}
