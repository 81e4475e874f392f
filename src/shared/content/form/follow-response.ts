import { navigate } from "#browser/navigate.ts";
import { safeUrl } from "#browser/safe-url.ts";
import type { FormPopup } from "./read-response.ts";
import type { FormView } from "./view.ts";

/** How long the message stands before a popup closes. */
const CLOSE_DELAY_MS = 1_000;

/** Opens a popup, or closes the one around the form. */
export function followPopup({ form, context }: FormView, popup: FormPopup): void {
  const { action, id, toggle, doNotShowAgain } = popup;
  const { bus, after } = context;
  if (action === "open") {
    if (id) bus.emit("elementor/popup/open", { id, toggle });
    return;
  }
  const around = Element.prototype.closest.call(form, '[data-elementor-type="popup"], dialog');
  if (!around) return;
  const own = around.getAttribute("data-elementor-id");
  after(
    CLOSE_DELAY_MS,
    () => void bus.emit("elementor/popup/close", { ...(own && { id: own }), doNotShowAgain }),
  );
}

/**
 * Leads the visitor on. To a place that is neither on this site nor on an allowed host only a link leads, which is
 * returned; nothing leads to what is no address.
 */
export function followRedirect({ context }: FormView, address: string): HTMLAnchorElement | undefined {
  const { page, warn } = context;
  if (!address || navigate(address, { hosts: page.allowedHosts })) return undefined;
  warn(`The form leads to ${address.slice(0, 200)}, which is neither this site's nor of allowed_hosts.`);
  const href = safeUrl(address, "link");
  const url = href ? new URL(href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const link = document.createElement("a");
  link.href = url.href;
  link.textContent = page.text("form_continue", "Continue to %s").replace("%s", () => url.host);
  return link;
}
