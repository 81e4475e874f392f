import type { JQueryStatic } from "./jquery-types.ts";
import { isHtmlElement } from "#runtime/kind.ts";

const loadNotices = () => import("#shop/notices.ts");
/** Notices stay until the visitor leaves the page. */
const noAbort = new AbortController().signal;
const doNothing = () => {};
/** Called on the prototype: a field may be named `querySelector`. */
const find = (form: Element, selector: string) => Element.prototype.querySelector.call(form, selector);

/**
 * The checkout's controller that gateways get with the events of an order, as far as they use it. Islet itself covers
 * the form and warns before the page is left, so the methods for that do nothing.
 */
export const controllerFor = ($: JQueryStatic, form: HTMLFormElement): object => ({
  $checkout_form: $(form),
  get_payment_method: () =>
    (find(form, "input[name=payment_method]:checked") as HTMLInputElement | null)?.value,
  submit_error: (html: unknown) => void showError($, form, String(html)),
  scroll_to_notices: () => void scrollToNotices(form),
  blockOnSubmit: doNothing,
  attachUnloadEventsOnSubmit: doNothing,
  detachUnloadEventsOnSubmit: doNothing,
});

async function showError($: JQueryStatic, form: HTMLFormElement, html: string) {
  const notices = await loadNotices().catch(() => null);
  if (notices) {
    const notice = await notices.noticeOf(html);
    notices.clearNotices();
    const group = notices.showGroup(form, { kind: "checkout", content: notice, signal: noAbort });
    if (!find(group, "[role=alert]")) group.setAttribute("role", "alert");
  }
  // The holder of the order's lock releases it on this event.
  $(document.body).trigger(new $.Event("checkout_error"), [html]);
}

async function scrollToNotices(form: HTMLFormElement) {
  const notices = await loadNotices().catch(() => null);
  const group = find(form, ".woocommerce-NoticeGroup");
  notices?.scrollToNotice(isHtmlElement(group) ? group : form, noAbort);
}
