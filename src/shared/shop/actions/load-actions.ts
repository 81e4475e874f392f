/** Whether the page is one of Shopify's, which has an object of this name; an element with this id is none. */
function isShopify(): boolean {
  const { Shopify: found } = window as { readonly Shopify?: object | null };
  return found?.constructor === Object;
}

/** The code of the actions: a page of Shopify has its own, which are called there. */
export const loadActions = () => (isShopify() ? import("./shopify/act-on-shopify.ts") : import("./act.ts"));
