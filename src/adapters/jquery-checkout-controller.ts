import type { JQueryStatic } from "./jquery-types.ts";

const noticing = () => import("#shop/notices.ts");
/** What is told stays until the page is left. */
const always = new AbortController().signal;
const nothing = () => {};
/** A field may be named `querySelector`. */
const within = (form: Element, selector: string) => Element.prototype.querySelector.call(form, selector);

/**
 * What gateways get as the checkout's controller when they are asked about an order, with what they use of it
 * (reference: shop 5.4). Islet covers the form and guards the page while an order is on its way by itself.
 */
export const controllerOf = ($: JQueryStatic, form: HTMLFormElement): object => ({
  $checkout_form: $(form),
  get_payment_method: () =>
    (within(form, "input[name=payment_method]:checked") as HTMLInputElement | null)?.value,
  submit_error: (html: unknown) => void tellError($, form, String(html)),
  scroll_to_notices: () => void scrollToNotices(form),
  blockOnSubmit: nothing,
  attachUnloadEventsOnSubmit: nothing,
  detachUnloadEventsOnSubmit: nothing,
});

async function tellError($: JQueryStatic, form: HTMLFormElement, html: string) {
  const notices = await noticing().catch(() => null);
  if (notices) {
    const notice = await notices.noticeOf(html);
    notices.clearNotices();
    const group = notices.showGroup(form, { kind: "checkout", content: notice, signal: always });
    if (!within(group, "[role=alert]")) group.setAttribute("role", "alert");
  }
  // Whoever holds the form for this order gives it back.
  $(document.body).trigger(new $.Event("checkout_error"), [html]);
}

async function scrollToNotices(form: HTMLFormElement) {
  const notices = await noticing().catch(() => null);
  const group = within(form, ".woocommerce-NoticeGroup");
  notices?.scrollToNotice(group instanceof HTMLElement ? group : form, always);
}
