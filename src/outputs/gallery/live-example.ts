import type { Visit } from "#fixtures/cms/env.ts";
import { asText, html } from "#fixtures/cms/markup.ts";
import { nonceFor } from "#fixtures/cms/nonces.ts";
import { addressFields } from "#fixtures/cms/shop/address-fields.ts";
import { addToCart } from "#fixtures/cms/shop/cart.ts";
import { examplePowers } from "./example-hosts.ts";

/** Product id → quantity. */
type Cart = ReadonlyMap<number, number>;

const beanies: Cart = new Map([[18, 2]]);

/** The cart that a widget's example shows or needs. */
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

/** Adds the example's products to the visitor's cart, unless they are in it. */
function fillCart({ session }: Visit, cart: Cart): void {
  for (const [productId, quantity] of cart)
    if (!session.cart.some((line) => line.productId === productId))
      addToCart(session, { productId, quantity });
}

const REMOVE_LINK = /remove_item=(\w+)&amp;_wpnonce=(\w+)"[^>]*data-product_id="(\d+)"/g;

/** Replaces the keys and nonces of the example's cart lines with those of the visitor's cart. */
function withVisitorsLines(example: string, visit: Visit): string {
  let markup = example;
  for (const [, key = "", nonce = "", id] of example.matchAll(REMOVE_LINK)) {
    const line = visit.session.cart.find(({ productId }) => productId === Number(id));
    markup = markup.replaceAll(key, line?.key ?? key).replaceAll(nonce, nonceFor(visit, "woocommerce-cart"));
  }
  return markup;
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

/** Adds the required fields of an order that a short example leaves out, as hidden inputs. */
function withRequiredFields(example: string, visit: Visit): string {
  const required = addressFields("billing")
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => [`billing_${name}`, customer.get(name) ?? ""] as const);
  const nonce = nonceFor(visit, "woocommerce-process_checkout");
  const missing = [...required, ["woocommerce-process-checkout-nonce", nonce] as const].filter(
    ([name]) => !example.includes(`name="${name}"`),
  );
  const inputs = asText(
    html`${missing.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`,
  );
  return example.replace(CHECKOUT_FORM, (form) => form + inputs);
}

/** What only the page configuration may say, for the widgets whose examples need it. */
export const exampleSettings: ReadonlyMap<string, object> = new Map<string, object>([
  ["popup-triggers", examplePowers["popup-triggers"]],
  ["photo-feed", { feed_id: "*1", post_id: "79", shortcode_atts: '{"feed":"1"}' }],
  ["web-vitals", { url: "/vitals", sample: 1 }],
]);

/** The REST address of the gallery's pages. */
export const restPath = "/gallery/rest/";
/** The address below it that the banner's example calls when it is dismissed. */
export const bannerPath = `${restPath}wp/v2/users/1`;

/** A widget's example that works for this visitor: with products in the cart, and the visitor's keys and nonces. */
export function liveExample(name: string, example: string, visit: Visit): string {
  fillCart(visit, carts.get(name) ?? new Map());
  const markup = withRequiredFields(withVisitorsLines(example, visit), visit)
    .replaceAll("https://pay.example", visit.origin)
    .replace(/data-rest-url="[^"]*"/, `data-rest-url="${bannerPath}"`);
  return name === "account-tabs" ? markup.replace('href="/my-account/"', `href="/gallery/${name}/"`) : markup;
}
