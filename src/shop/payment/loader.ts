import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { coverForm } from "#shop/order/block-form.ts";

/** The provider's own sign of waiting, which the shop prints hidden (reference: shop 7.6). */
const LOADER = ".main_meshulam_loader";

/** Covers the form, and shows the provider's own loader where there is one. Returns its undo. */
export function showLoader(context: WidgetContext, form: HTMLFormElement): () => void {
  const { signal } = context;
  const life = new AbortController();
  const end = () => life.abort();
  const changes = createChanges(life.signal);
  for (const loader of selectAll(document, LOADER))
    if (loader instanceof HTMLElement) changes.setStyle(loader, "display", "block");
  const unblock = coverForm(context, form);
  signal.addEventListener("abort", end);
  return () => {
    signal.removeEventListener("abort", end);
    end();
    unblock();
  };
}
