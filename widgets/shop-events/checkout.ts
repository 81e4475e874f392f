import { matches } from "#browser/selectors.ts";
import { textStorage } from "#browser/storage.ts";
import { queryAll } from "#dom/query.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { knownCart } from "#shop/facts/cart-facts.ts";
import { valueOf } from "./ecommerce.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Send } from "./sender.ts";

/** In this tab: the checkout of this visit has begun. */
const BEGUN = "islet_checkout_begun";
/** In this browser: the orders that were told, the last ones. */
const TOLD = "islet_orders_told";
const MOST_TOLD = 20;

const FORM = "form.checkout";

/** What a visitor chooses, and the parameter that names the choice. */
const CHOICES = {
  add_shipping_info: { fields: "[name^=shipping_method]", parameter: "shipping_tier" },
  add_payment_info: { fields: "[name=payment_method]", parameter: "payment_type" },
} as const;

type Choice = keyof typeof CHOICES;
const choices = Object.keys(CHOICES) as Choice[];

/** The chosen or only value; the shop prints a hidden input where there is only one. */
function valueIn(host: Element, fields: string): string {
  for (const field of queryAll(host, fields)) {
    if (isTag(field, "select")) return field.value;
    if (isTag(field, "input") && (field.checked || field.type === "hidden")) return field.value;
  }
  return "";
}

/** Follows a checkout: its begin, the choice of shipping and payment, and at the latest when the order is placed. */
export function followCheckout({ host, listen, on }: WidgetContext, facts: PageFacts, send: Send): void {
  /** Event → the value that was told. */
  const told = new Map<Choice, string>();
  const parameters = (more: Readonly<Record<string, string>> = {}) => {
    const { items = [], currency = "", coupon = "" } = knownCart() ?? {};
    return valueOf(items, currency || facts.currency, { coupon, ...more });
  };
  function choose(event: Choice) {
    const { fields, parameter } = CHOICES[event];
    const value = valueIn(host, fields);
    if (!value || told.get(event) === value) return;
    told.set(event, value);
    send(event, parameters({ [parameter]: value }));
  }
  const chooseUntold = () => {
    for (const event of choices) if (!told.has(event)) choose(event);
  };

  if (facts.page !== "checkout") return;
  const visit = textStorage("session");
  if (!visit.get(BEGUN)) {
    visit.set(BEGUN, "1");
    send("begin_checkout", parameters());
  }
  listen(host, "change", ({ target }) => {
    for (const event of choices)
      if (isElement(target) && matches(target, CHOICES[event].fields)) choose(event);
  });
  // A payment window's button places an order without sending the form.
  on("checkout_place_order", chooseUntold);
  listen(
    host,
    "submit",
    ({ target }) => {
      if (isElement(target) && matches(target, FORM)) chooseUntold();
    },
    { capture: true },
  );
}

/** Tells an order that was received, once in this browser, however often its page is shown. */
export function tellPurchase({ order }: PageFacts, send: Send): void {
  if (!order) return;
  const local = textStorage("local");
  const told = (local.get(TOLD) ?? "").split(" ").filter(Boolean);
  const id = encodeURIComponent(order.id);
  if (told.includes(id)) return;
  const { value, tax, shipping, coupon, currency } = order;
  const items = valueOf(order.items, currency, { transaction_id: order.id, tax, shipping, coupon });
  send("purchase", { ...items, value }, () => {
    local.set(TOLD, [...told, id].slice(-MOST_TOLD).join(" "));
    textStorage("session").remove(BEGUN);
  });
}
