/** The e-commerce events of Google Analytics 4, in the order of a purchase. */
export const EVENTS = [
  "view_item_list",
  "select_item",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "view_cart",
  "begin_checkout",
  "add_shipping_info",
  "add_payment_info",
  "purchase",
] as const;

export type EventName = (typeof EVENTS)[number];
