import { query } from "#dom/query.ts";
import { findTotals, rowOf } from "../cart-markup.ts";
import { type CartResponse, changeCart, fetchCartPage, isCartResponse } from "../cart-requests.ts";
import type { ActionContext } from "./action-context.ts";
import { cartUrl } from "./cart-form.ts";

/** Follows a link that removes a row of the cart or brings it back. */
export type FollowRowLink = (link: HTMLAnchorElement) => Promise<void>;

interface RowChange {
  readonly link: HTMLAnchorElement;
  /** The link's address when it was pressed. */
  readonly url: URL;
  /** The shop's key of the cart item. */
  readonly key: string;
  readonly isRemoval: boolean;
}

export function createRowLinks(actionContext: ActionContext): FollowRowLink {
  const { cartPage, run } = actionContext;
  const { host } = cartPage;
  /** How many items each removed row held; an undo brings them back. */
  const removedItems = new Map<string, number>();

  return (link) => {
    const url = new URL(link.href);
    const removedKey = url.searchParams.get("remove_item");
    const isRemoval = removedKey !== null;
    const key = removedKey ?? url.searchParams.get("undo_item") ?? "";
    const row = rowOf(host, key);
    if (row) removedItems.set(key, quantityIn(row));
    const items = removedItems.get(key) ?? 0;
    return run({
      key: `row ${key}`,
      itemDelta: isRemoval ? -items : items,
      findBusy: () => [rowOf(host, key), findTotals(host)],
      send: () => sendRowChange(actionContext, { link, url, key, isRemoval }),
    });
  };
}

const quantityIn = (row: Element) =>
  Number(query<HTMLInputElement>(row, "[name^='cart[']")?.defaultValue ?? 0);

async function sendRowChange(
  { cartPage, view, fail }: ActionContext,
  { link, url, key, isRemoval }: RowChange,
) {
  const { bus, page, signal } = cartPage.context;
  const isDone = ({ root }: CartResponse) => (rowOf(root, key) === undefined) === isRemoval;
  const response = await changeCart({
    page,
    url: cartUrl(cartPage),
    nonce: url.searchParams.get("_wpnonce") ?? "",
    send(nonce) {
      url.searchParams.set("_wpnonce", nonce);
      return fetchCartPage(url.href, page);
    },
    isDone,
  });
  if (signal.aborted) return false;
  // The notice with the undo link stays if the undo failed.
  const failure = { action: "cart", pressed: link, keepsNotices: !isRemoval } as const;
  if (!isCartResponse(response)) return fail({ ...failure, loss: response });
  if (!isDone(response) && response.notices.length === 0) return fail({ ...failure, loss: "failed" });
  view.showCart(response);
  if (isRemoval) bus.emit("item_removed_from_classic_cart", {});
  return true;
}
