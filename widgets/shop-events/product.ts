import type { WidgetContext } from "#runtime/widget.ts";
import { readItem, type ShopItem } from "#shop/facts/shop-item.ts";
import { valueOf } from "./ecommerce.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Send } from "./sender.ts";

/** The server puts a variation's facts beside what the shop says of it. */
const FACTS = "islet_item";

/** Tells the page's product, and each variation that the visitor chooses, once. */
export function followProduct({ on }: WidgetContext, facts: PageFacts, send: Send): void {
  const told = new Set<string>();
  function view(item: ShopItem | undefined) {
    if (!item || told.has(item.id)) return;
    told.add(item.id);
    send("view_item", valueOf([item], facts.currency));
  }
  if (facts.page === "product") view(facts.product);
  on("found_variation", ({ variation }) => view(readItem(variation[FACTS])));
}
