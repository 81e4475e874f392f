import { closest } from "#browser/selectors.ts";
import { query, queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type EventItem, ecommerce } from "./ecommerce.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Send } from "./sender.ts";

/** Lists of products, classic and of blocks. */
const LIST = "ul.products, .wc-block-product-template, .wc-block-grid__products";
const PRODUCT = "li";
const NAME = ".woocommerce-loop-product__title, .wp-block-post-title, .wc-block-grid__product-title, h2, h3";
/** These add or remove; all other links lead to the product. */
const BUTTON = ".add_to_cart_button, [role=button], .added_to_cart, .remove";
/** Sections of a product's page and of the cart, by their class. */
const SECTION = ".related, .upsells, .up-sells, .cross-sells";
/** The shop's blocks tell that a list is new, or another than before. */
const LISTED = "wc-blocks_product_list_rendered";

const textOf = (element: Element | undefined) => element?.textContent?.trim().slice(0, 200) ?? "";

/** The shop names a product by attributes of its button, a class of its row, or a key of its block. */
function idOf(row: Element): string {
  const button = query(row, "[data-product_id]");
  const key = row.getAttribute("data-wp-key") ?? "";
  const numbers = [/\bpost-(\d+)\b/.exec(row.className)?.[1], /^product-item-(\d+)$/.exec(key)?.[1]];
  return button?.getAttribute("data-product_id") ?? numbers.find(Boolean) ?? "";
}

const rowsOf = (list: Element) => queryAll(list, PRODUCT).filter((row) => idOf(row) !== "");

/** A product of a list; its place counts from 0. */
function itemOf(row: Element, index: number, { products }: PageFacts): EventItem {
  const id = idOf(row);
  const name = textOf(query(row, NAME));
  return { ...(products.get(id) ?? { id, name, quantity: 1 }), index };
}

/** The list's id and name: of the section around it, else of the page. */
function listOf(list: Element, facts: PageFacts) {
  const section = closest(list, SECTION);
  const heading = section ? textOf(query(section, "h1, h2, h3")) : "";
  return {
    item_list_id: section?.classList[0] ?? facts.list.id,
    item_list_name: heading || facts.list.name,
  };
}

/** Follows which lists a visitor sees, and which product they choose there. */
export function followLists({ host, listen, signal }: WidgetContext, facts: PageFacts, send: Send): void {
  /** List → the ids that were told. */
  const told = new WeakMap<Element, string>();

  function view(list: Element) {
    const rows = rowsOf(list);
    const ids = rows.map(idOf).join();
    if (!ids || told.get(list) === ids) return;
    told.set(list, ids);
    const items = rows.map((row, index) => itemOf(row, index, facts));
    send("view_item_list", ecommerce(items, listOf(list, facts)));
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      view(target);
    }
  });
  signal.addEventListener("abort", () => observer.disconnect());
  const observe = () => {
    for (const list of queryAll(host, LIST)) observer.observe(list);
  };
  observe();
  listen(document, LISTED, observe);

  // Before the page is left, and before another script stops the event.
  listen(
    host,
    "click",
    ({ target }) => {
      const link = isElement(target) ? closest(target, "a[href]") : null;
      const row = link && closest(link, PRODUCT);
      const list = row && closest(row, LIST);
      if (!list || closest(link, BUTTON) || !idOf(row)) return;
      const item = itemOf(
        row,
        rowsOf(list).findIndex((other) => other === row),
        facts,
      );
      send("select_item", ecommerce([item], listOf(list, facts)));
    },
    { capture: true },
  );
}
