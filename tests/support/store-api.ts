import { vi } from "vitest";

/** A request that the shop has got. */
export interface StoreSent {
  /** Below `wc/store/v1/`, or the name of a call of `wc-ajax`. */
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer in place of the usual one; `null` breaks the connection. */
type Scripted = readonly [status: number, body: unknown] | null;

interface Line {
  readonly key: string;
  readonly id: number;
  quantity: number;
}

/** What the answers of a line have besides. */
const lineOf = ({ key, id, quantity }: Line, more: object = {}) => ({
  key,
  id,
  type: "simple",
  quantity,
  quantity_limits: { minimum: 1, maximum: 9999, multiple_of: 1, editable: true },
  name: `Salt &amp; Pepper No. ${id}`,
  permalink: `https://shop.example/product/${id}/`,
  variation: [],
  item_data: [],
  prices: { price: "950", currency_code: "GBP", currency_minor_unit: 2 },
  totals: { line_total: String(950 * quantity), currency_code: "GBP", currency_minor_unit: 2 },
  ...more,
});

/** A refusal as the shop words it. */
export const refusal = (status: number, code: string, message: string, data: object = {}): Scripted => [
  status,
  { code: `woocommerce_rest_${code}`, message, data: { status, ...data } },
];

/** A shop with a Store API whose answers have the recorded shapes; a cart with lines `k18`, `k20`, … of the products 18, 20, … */
export class FakeStore {
  readonly sent: StoreSent[] = [];
  readonly lines: Line[] = [];
  /** By path: answers in place of the usual, the first for the first request. */
  readonly scripted = new Map<string, Scripted[]>();
  /** Fields of lines that are not usual, by key. */
  readonly more = new Map<string, object>();
  nonce = "n1";
  /** Answers wait for it. */
  gate: Promise<void> = Promise.resolve();

  constructor(...ids: readonly number[]) {
    for (const id of ids) this.add(id, 1);
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => this.#answer(new URL(url), init));
  }

  paths = () => this.sent.map(({ path }) => path);

  cart = () => ({
    items: this.lines.map((line) => lineOf(line, this.more.get(line.key))),
    items_count: this.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupons: [],
    totals: { total_price: "950", currency_code: "GBP", currency_minor_unit: 2 },
    errors: [],
  });

  add(id: number, quantity: number) {
    const line = this.lines.find((one) => one.id === id);
    if (line) line.quantity += quantity;
    else this.lines.push({ key: `k${id}`, id, quantity });
  }

  #remove(key: unknown) {
    const index = this.lines.findIndex((line) => line.key === key);
    if (index >= 0) this.lines.splice(index, 1);
    return index >= 0;
  }

  async #answer({ pathname, searchParams }: URL, init: RequestInit): Promise<Response> {
    const path = searchParams.get("wc-ajax") ?? pathname.replace("/wp-json/wc/store/v1/", "");
    const isForm = typeof init.body !== "string";
    const fields = isForm ? Object.fromEntries((init.body ?? []) as URLSearchParams) : {};
    const body = (isForm ? fields : JSON.parse(init.body as string)) as Readonly<Record<string, unknown>>;
    const headers = new Headers(init.headers);
    this.sent.push({ path, method: init.method ?? "", headers, body });
    await this.gate;
    const [status, content] = this.#answerTo(path, body, headers.get("Nonce")) ?? [0, null];
    if (!status) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(content), {
      status,
      headers: { Nonce: this.nonce, "Cart-Hash": this.#hash(), "Cart-Token": "a.b.c" },
    });
  }

  #hash = () => this.lines.map(({ key, quantity }) => `${key}x${quantity}`).join();

  #answerTo(path: string, body: Readonly<Record<string, unknown>>, nonce: string | null): Scripted {
    const scripted = this.scripted.get(path)?.shift();
    if (scripted !== undefined) return scripted;
    if (path === "batch") return this.#batch(body);
    const isRead = path === "cart" || path === "get_refreshed_fragments" || path === "add_to_cart";
    if (!isRead && !nonce) return refusal(401, "missing_nonce", "Missing the Nonce header.");
    if (!isRead && nonce !== this.nonce) return refusal(403, "invalid_nonce", "Nonce is invalid.");
    if (path === "cart/add-item") this.add(Number(body["id"]), Number(body["quantity"]));
    if (path === "add_to_cart") this.add(Number(body["product_id"]), Number(body["quantity"]));
    if (path === "cart/remove-item" && !this.#remove(body["key"]))
      return refusal(409, "cart_invalid_key", "Cart item no longer exists or is invalid.", {
        cart: this.cart(),
      });
    if (path === "cart/update-item")
      for (const line of this.lines) if (line.key === body["key"]) line.quantity = Number(body["quantity"]);
    return [200, path.startsWith("cart") ? this.cart() : this.#fragments()];
  }

  #batch({ requests }: Readonly<Record<string, unknown>>): Scripted {
    const responses = (requests as { path: string; body: never; headers: { Nonce: string } }[]).map((one) => {
      const answer = this.#answerTo(one.path.replace("/wc/store/v1/", ""), one.body, one.headers.Nonce);
      return { status: answer?.[0], body: answer?.[1], headers: {} };
    });
    return [207, { responses }];
  }

  #fragments = () => ({
    fragments: {
      "div.widget_shopping_cart_content": this.miniCart(),
      ".cart-count": `<b class="cart-count">${this.cart().items_count}</b>`,
    },
    cart_hash: this.#hash(),
  });

  /** The mini cart of the shop's template. */
  miniCart = () =>
    `<div class="widget_shopping_cart_content">${
      this.lines.length
        ? `<ul class="woocommerce-mini-cart cart_list">${this.lines.map(rowOf).join("")}</ul><p class="total">${this.cart().items_count} items</p>`
        : '<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>'
    }</div>`;
}

const rowOf = ({ key, id, quantity }: Line) =>
  `<li class="woocommerce-mini-cart-item mini_cart_item"><a class="remove remove_from_cart_button" href="/cart/?remove_item=${key}"
    role="button" data-product_id="${id}" data-cart_item_key="${key}">×</a><a href="/product/${id}/">No. ${id}</a>
    <span class="quantity">${quantity} × £9.50</span></li>`;
