import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const FORM = "form.lost_reset_password";

/** A form for a lost password is sent once: each letter makes the link of the one before useless (reference: shop 8.6). */
export function sendOnce(host: HTMLElement, { listen, on, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  const sent = new Set<Element>();

  function mark(form: Element, isSent: boolean) {
    for (const button of selectAll(form, "[type=submit]")) {
      changes.toggleClass(button, "disabled", isSent);
      changes.setAttribute(button, "aria-disabled", isSent ? "true" : null);
    }
  }

  listen(host, "submit", (event) => {
    const form = event.target instanceof Element && closest(event.target, FORM);
    if (!form || event.defaultPrevented) return;
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
    mark(form, true);
  });
  on("page/restored", () => {
    for (const form of sent) mark(form, false);
    sent.clear();
  });
}
