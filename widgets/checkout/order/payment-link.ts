import { safeUrl } from "#browser/safe-url.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { Page } from "#runtime/page.ts";
import { clearNotices, createNoticeWith, scrollToNotice } from "#shop/notices.ts";
import type { Checkout } from "../checkout.ts";

/**
 * Shows a link to the page of another site that takes the payment of a placed order. The form stays disabled, so that
 * nothing is ordered twice.
 * @returns false if the address is not safe to link to
 */
export function showPaymentLink(
  { form, context, changes }: Pick<Checkout, "form" | "context" | "changes">,
  address: string,
): boolean {
  const url = paymentUrl(address);
  if (!url) return false;
  const { on, page, signal } = context;
  const link = createLink(url, page);
  const text = page.text("order_placed", "Your order is placed.");
  const notice = createNoticeWith(link, text);
  clearNotices();
  Element.prototype.before.call(form, notice);
  removeAtEnd(signal, notice);
  const setDisabled = (isDisabled: boolean) => {
    changes.setAttribute(form, "inert", isDisabled ? "" : null);
    changes.setStyle(form, "opacity", isDisabled ? "0.5" : "");
  };
  // First the focus: in WebKit a field keeps it in a form that becomes inert.
  link.focus({ preventScroll: true });
  setDisabled(true);
  on("page/restored", () => setDisabled(false));
  scrollToNotice(notice, signal);
  return true;
}

/** Only https; a user name or password in front could pass for the host. */
function paymentUrl(address: string): URL | null {
  const href = safeUrl(address, "link");
  const url = href ? new URL(href) : null;
  return url?.protocol === "https:" && !url.username && !url.password ? url : null;
}

function createLink({ href, host }: URL, page: Page): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = page.text("continue_to_pay", "Continue to pay at %s").replace("%s", () => host);
  return link;
}
