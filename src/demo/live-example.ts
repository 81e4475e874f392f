import type { Visit } from "#fixtures/cms/env.ts";
import { asText, html } from "#fixtures/cms/markup.ts";
import { nonceFor } from "#fixtures/cms/nonces.ts";
import { addressFields } from "#fixtures/cms/shop/address-fields.ts";
import { addToCart } from "#fixtures/cms/shop/cart.ts";

/** Products by id, and how many of each. */
type Cart = ReadonlyMap<number, number>;

const beanies: Cart = new Map([[18, 2]]);

/** What a widget's example shows in its cart, or needs there. */
const carts: ReadonlyMap<string, Cart> = new Map([
  [
    "cart",
    new Map([
      [18, 1],
      [20, 2],
    ]),
  ],
  [
    "remove-from-cart",
    new Map([
      [18, 1],
      [30, 1],
    ]),
  ],
  ["mini-cart", beanies],
  ["checkout", beanies],
  ["payment-popup", beanies],
  ["payment-popup-triggers", beanies],
]);

/** Puts into the visitor's cart what the example shows; what is there already stays as it is. */
function fillCart({ session }: Visit, cart: Cart): void {
  for (const [productId, quantity] of cart)
    if (!session.cart.some((line) => line.productId === productId))
      addToCart(session, { productId, quantity });
}

const REMOVE_LINK = /remove_item=(\w+)&amp;_wpnonce=(\w+)"[^>]*data-product_id="(\d+)"/g;

/** The keys and nonces that this visitor's own cart has for the lines of the example. */
function withOwnLines(example: string, visit: Visit): string {
  let own = example;
  for (const [, key = "", nonce = "", id] of example.matchAll(REMOVE_LINK)) {
    const line = visit.session.cart.find(({ productId }) => productId === Number(id));
    own = own.replaceAll(key, line?.key ?? key).replaceAll(nonce, nonceFor(visit, "woocommerce-cart"));
  }
  return own;
}

const CHECKOUT_FORM = /<form name="checkout"[^>]*>/;

const customer: ReadonlyMap<string, string> = new Map([
  ["first_name", "Ada"],
  ["last_name", "Weaver"],
  ["country", "GB"],
  ["address_1", "1 Mill Lane"],
  ["city", "Bradford"],
  ["postcode", "BD1 1AA"],
  ["phone", "01274 000000"],
  ["email", "ada@shop.example"],
]);

/** What this shop asks of an order, and a short example leaves out: hidden, so that the example looks as it does. */
function withWholeOrder(example: string, visit: Visit): string {
  const asked = addressFields("billing")
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => [`billing_${name}`, customer.get(name) ?? ""] as const);
  const nonce = nonceFor(visit, "woocommerce-process_checkout");
  const missing = [...asked, ["woocommerce-process-checkout-nonce", nonce] as const].filter(
    ([name]) => !example.includes(`name="${name}"`),
  );
  const inputs = asText(
    html`${missing.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`,
  );
  return example.replace(CHECKOUT_FORM, (form) => form + inputs);
}

/** The address that takes the gallery's dismissed banner, in the place of the manager's own. */
export const bannerPath = "/gallery/coming-soon-banner/dismissed/";

/**
 * A widget's example as a page of this visitor's would print it, so that it works: with products in the cart, and their
 * keys, nonces and addresses in the markup.
 */
export function liveExample(name: string, example: string, visit: Visit): string {
  fillCart(visit, carts.get(name) ?? new Map());
  const own = withWholeOrder(withOwnLines(example, visit), visit)
    .replaceAll("https://pay.example", visit.origin)
    .replace(/data-rest-url="[^"]*"/, `data-rest-url="${bannerPath}"`);
  return name === "account-tabs" ? own.replace('href="/my-account/"', `href="/gallery/${name}/"`) : own;
}
