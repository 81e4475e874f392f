import type { WidgetContext } from "#runtime/widget.ts";
import { followCart } from "./cart.ts";
import { followCheckout, tellPurchase } from "./checkout.ts";
import { followLists } from "./lists.ts";
import { readPageFacts } from "./page-facts.ts";
import { followProduct } from "./product.ts";
import { createSender } from "./sender.ts";
import type { Settings } from "./settings.ts";

/** Tells the page's tags, by its data layer, what a visitor does in the shop. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const facts = readPageFacts(host);
  const send = createSender(settings, context);
  followLists(context, facts, send);
  followProduct(context, facts, send);
  followCart(context, facts, send);
  followCheckout(context, facts, send);
  tellPurchase(facts, send);
}
