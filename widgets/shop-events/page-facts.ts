import { query } from "#dom/query.ts";
import { isRecord, parseRecord } from "#runtime/parse-json.ts";
import { type CartFacts, readCart } from "#shop/facts/cart-facts.ts";
import { readItem, readItems, readNumber, readText, type ShopItem } from "#shop/facts/shop-item.ts";

/** What the server prints for analytics, as JSON. */
const FACTS = "script#islet-shop-facts[type='application/json']";

/** More than a list of products has. */
const JSON_LIMITS = { size: 500_000, keys: 2_000 };

/** An order that has been received. */
export interface OrderFacts {
  readonly id: string;
  readonly value: number;
  readonly tax: number;
  readonly shipping: number;
  readonly currency: string;
  readonly coupon: string;
  readonly items: readonly ShopItem[];
}

/** What the server says of a page. */
export interface PageFacts {
  /** ISO 4217. */
  readonly currency: string;
  /** Which page of the shop it is: `product`, `cart`, `checkout` or empty. */
  readonly page: string;
  /** The products in its lists, by id. */
  readonly products: ReadonlyMap<string, ShopItem>;
  /** The page's own list of products. */
  readonly list: { readonly id: string; readonly name: string };
  /** The product that the page is about. */
  readonly product: ShopItem | undefined;
  /** Only on pages that no cache shares. */
  readonly cart: CartFacts | undefined;
  readonly order: OrderFacts | undefined;
}

type Given = Readonly<Record<string, unknown>>;

const groupIn = (given: Given, key: string): Given | undefined => {
  const value = given[key];
  return isRecord(value) ? value : undefined;
};

function readOrder(given: Given): OrderFacts | undefined {
  const id = readText(given["id"]);
  return id
    ? {
        id,
        value: readNumber(given["value"]),
        tax: readNumber(given["tax"]),
        shipping: readNumber(given["shipping"]),
        currency: readText(given["currency"]),
        coupon: readText(given["coupon"]),
        items: readItems(given["items"]),
      }
    : undefined;
}

/** Reads the facts inside a host; those that are missing or wrong are left out. */
export function readPageFacts(host: HTMLElement): PageFacts {
  const element = query(host, FACTS);
  const given = parseRecord(element?.textContent, JSON_LIMITS) ?? {};
  const [list = {}, cart, order] = [groupIn(given, "list"), groupIn(given, "cart"), groupIn(given, "order")];
  return {
    currency: readText(given["currency"]),
    page: readText(given["page"]),
    products: new Map(readItems(given["products"]).map((item) => [item.id, item])),
    list: { id: readText(list["id"]), name: readText(list["name"]) },
    product: readItem(given["product"]),
    cart: cart && readCart(cart),
    order: order && readOrder(order),
  };
}
