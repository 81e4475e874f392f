import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { blockForm } from "#shop/order/block-form.ts";
import type { OrderLock } from "#shop/order/order-lock.ts";

/** The provider's loader, which the shop prints hidden. */
const LOADER = ".main_meshulam_loader";

/** Covers the form and shows the provider's loader if the page has one. Returns its undo. */
export function showLoader(context: WidgetContext, lock: OrderLock): () => void {
  const { signal } = context;
  const shown = new AbortController();
  const hide = () => shown.abort();
  const changes = createChanges(shown.signal);
  for (const loader of selectAll(document, LOADER))
    if (isHtmlElement(loader)) changes.setStyle(loader, "display", "block");
  const unblock = blockForm(context, lock);
  signal.addEventListener("abort", hide);
  return () => {
    signal.removeEventListener("abort", hide);
    hide();
    unblock();
  };
}
