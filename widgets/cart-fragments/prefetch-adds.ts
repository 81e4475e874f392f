import { selectAll } from "#browser/selectors.ts";
import { prefetchCode, savesData } from "#runtime/prefetch-code.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { ADDING_CONTROL } from "#shop/cart/adding-control.ts";

/** What a visitor does who has not only come. An untouched page costs nothing that its visitor may never use. */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "scroll"];

/** The longest wait for an idle moment: a busy page must not keep its visitor waiting at the first add. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Once the page has loaded, its visitor does something and the browser is idle: downloads what the first add needs, if the
 * page has a control that adds, and runs `prepare`. Not the drawer's code, which is larger: that comes when the visitor is
 * about to add.
 */
export function prefetchAdds(
  { listen, signal }: Pick<WidgetContext, "listen" | "signal">,
  prepare = () => {},
): void {
  if (savesData()) return;
  let isAsked = false;
  const prefetch = () => {
    if (!signal.aborted) prepare();
    const [control] = signal.aborted ? [] : selectAll(document, ADDING_CONTROL, { limit: 1 });
    if (!control) return;
    prefetchCode(control);
    // A failure is reported when something is added.
    import("#shop/cart/cart-changes.ts").catch(() => {});
  };
  const prefetchWhenIdle = () => {
    if (isAsked || document.readyState !== "complete") return;
    isAsked = true;
    (window.requestIdleCallback ?? setTimeout)(prefetch, { timeout: LONGEST_WAIT_MS });
  };
  for (const type of SIGNS_OF_LIFE) listen(window, type, prefetchWhenIdle);
}
