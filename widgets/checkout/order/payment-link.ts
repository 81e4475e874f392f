import { safeUrl } from "#browser/safe-url.ts";
import type { Checkout } from "../checkout.ts";
import { clearNotices, createNotice, scrollToNotice } from "#shop/notices.ts";

/**
 * An order that is placed and has to be paid for at another site: without a press of the visitor's nobody is led there,
 * so a link offers the way. The form stays shut, so that nothing is ordered twice.
 * @returns false where the address is none to send a visitor to
 */
export function showPaymentLink(checkout: Checkout, address: string): boolean {
  const url = siteOf(address);
  if (!url) return false;
  const { form, context, changes } = checkout;
  const { on, signal } = context;
  const { notice, link } = noticeTo(url, checkout);
  clearNotices();
  Element.prototype.before.call(form, notice);
  signal.addEventListener("abort", () => notice.remove());
  const shut = (isShut: boolean) => {
    changes.setAttribute(form, "inert", isShut ? "" : null);
    changes.setStyle(form, "opacity", isShut ? "0.5" : "");
  };
  shut(true);
  on("page/restored", () => shut(false));
  link.focus({ preventScroll: true });
  scrollToNotice(notice, signal);
  return true;
}

/** Where a payment page may be; no name and password hide where it is. */
function siteOf(address: string): URL | null {
  const href = safeUrl(address, "link");
  const url = href ? new URL(href) : null;
  return url?.protocol === "https:" && !url.username && !url.password ? url : null;
}

function noticeTo({ href, host }: URL, { context: { page } }: Checkout) {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = page.text("continue_to_pay", "Continue to pay at %s").replace("%s", () => host);
  const notice = createNotice("message", page.text("order_placed", "Your order is placed."), " ", link);
  return { notice, link };
}
