import { isPlainClick } from "#browser/plain-click.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createRowRemoval } from "#shop/cart/row-removal.ts";
import type { Settings } from "./settings.ts";

/** Lets the remove links of a mini cart remove a row without leaving the page, and changes quantities if a setting says so. */
export function enhance(host: HTMLElement, { quantities }: Settings, context: WidgetContext): void {
  const { guard, listen, load, on, page } = context;
  const { linkAt, markWaitingRows, remove } = createRowRemoval(context, "islet-remove-from-cart-row");

  on("wc_fragments_loaded", markWaitingRows);
  on("wc_fragments_refreshed", markWaitingRows);

  listen(host, "click", (event) => {
    const link = linkAt(event.target);
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    guard(() => remove(link));
  });
  // The shop prints links with role=button.
  pressWithSpace(context, host, linkAt);

  if (quantities && page.storeApi && !page.isEditor)
    guard(async () => {
      const { startRowQuantities } = await load(() => import("./quantities/row-quantities.ts"));
      startRowQuantities(context);
    });
}
