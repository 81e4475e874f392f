import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const FORM = "form.lost_reset_password";

/** Sends a form for a lost password once: each new email invalidates the link in the last one. */
export function sendOnce(host: HTMLElement, { listen, on, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  const sent = new Set<Element>();

  function markSent(form: Element, isSent: boolean) {
    for (const button of selectAll(form, "[type=submit]")) {
      changes.toggleClass(button, "disabled", isSent);
      changes.setAttribute(button, "aria-disabled", isSent ? "true" : null);
    }
  }

  listen(host, "submit", (event) => {
    const form = isElement(event.target) && closest(event.target, FORM);
    if (!form || event.defaultPrevented) return;
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
    markSent(form, true);
  });
  on("page/restored", () => {
    for (const form of sent) markSent(form, false);
    sent.clear();
  });
}
