import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { block } from "#dom/overlay.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The provider's own sign of waiting, which the shop prints hidden (reference: shop 7.6). */
const LOADER = ".main_meshulam_loader";

/** Covers the form, and shows the provider's own loader where there is one. Returns its undo. */
export function showLoader({ page, signal }: WidgetContext, form: HTMLFormElement): () => void {
  const life = new AbortController();
  const end = () => life.abort();
  const changes = createChanges(life.signal);
  for (const loader of selectAll(document, LOADER))
    if (loader instanceof HTMLElement) changes.setStyle(loader, "display", "block");
  const unblock = block(form, { text: page.text("placing_order", "Please wait..."), signal });
  signal.addEventListener("abort", end);
  return () => {
    signal.removeEventListener("abort", end);
    end();
    unblock();
  };
}
