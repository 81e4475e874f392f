import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Returns what announces, after a list, how many of its items are shown; `prepare` makes the place for it. */
export function createShownStatus(
  list: HTMLElement,
  { page, signal }: Pick<WidgetContext, "page" | "signal">,
): { prepare(): void; announce(count: number): void } {
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  status.style.cssText = VISUALLY_HIDDEN;
  removeAtEnd(signal, status);
  const prepare = () => {
    if (!status.parentNode && !signal.aborted) list.after(status);
  };
  return {
    prepare,
    announce(count) {
      prepare();
      status.textContent = page.text("items_shown", "Items shown: %d").replace("%d", String(count));
    },
  };
}

/** The same, with its place made before the first press on one of these buttons. */
export function createStatusOfButtons(
  list: HTMLElement,
  buttons: readonly HTMLElement[],
  context: Pick<WidgetContext, "page" | "signal" | "listen">,
): (count: number) => void {
  const { prepare, announce } = createShownStatus(list, context);
  for (const button of buttons)
    for (const type of ["focusin", "pointerenter"]) context.listen(button, type, prepare, { once: true });
  return announce;
}
