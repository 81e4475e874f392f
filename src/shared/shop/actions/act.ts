import type { Act } from "./act-by-name.ts";

/** Whether the page is one of Shopify's, which has an object of this name; an element with this id is none. */
function isShopify(): boolean {
  const { Shopify: found } = window as { readonly Shopify?: object | null };
  return found?.constructor === Object;
}

/** Does what `islet.actions` is asked for: a page of Shopify has its own actions, which are called there. @throws ActionError */
export async function act(...asked: Parameters<Act>): Promise<unknown> {
  const actions = await (isShopify() ? import("./shopify/act-on-shopify.ts") : import("./act-in-shop.ts"));
  return actions.act(...asked);
}
