import { query } from "#dom/query.ts";
import { askPage, type CartAnswer, changeCart, rowOf } from "../requests.ts";
import { type ActionRunner, isPage } from "./run-action.ts";

/** Takes a row out, or brings it back, as the link would (reference: shop 4.6). */
export function followLink(runner: ActionRunner, link: HTMLAnchorElement): Promise<void> {
  const { context, fail, host, inTurn, page, show, signal, taken, totals, urlOf } = runner;
  const url = new URL(link.href);
  const { searchParams } = url;
  const removed = searchParams.get("remove_item");
  const isRemoval = removed !== null;
  const key = removed ?? searchParams.get("undo_item") ?? "";
  const isDone = ({ root }: CartAnswer) => (rowOf(root, key) === undefined) === isRemoval;
  // What can be undone must stay in reach.
  const failed = { what: "cart", pressed: link, keepsNotices: !isRemoval } as const;

  const row = rowOf(host, key);
  if (row) taken.set(key, Number(query<HTMLInputElement>(row, "[name^='cart[']")?.defaultValue ?? 0));
  const items = taken.get(key) ?? 0;

  return inTurn(
    `row ${key}`,
    () => [rowOf(host, key), totals()],
    async () => {
      const answer = await changeCart({
        page,
        url: urlOf(),
        nonce: searchParams.get("_wpnonce") ?? "",
        send(nonce) {
          searchParams.set("_wpnonce", nonce);
          return askPage(url.href, page);
        },
        isDone,
      });
      if (signal.aborted) return;
      if (!isPage(answer)) return fail({ ...failed, loss: answer });
      if (!isDone(answer) && answer.notices.length === 0) return fail({ ...failed, loss: "failed" });
      show(answer);
      if (isRemoval) context.bus.emit("item_removed_from_classic_cart", {});
      return true;
    },
    isRemoval ? -items : items,
  );
}
