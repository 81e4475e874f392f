import { isHtmlElement } from "#runtime/node-type.ts";
import { parseJson } from "#runtime/parse-json.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { tellBlur } from "./jquery-fields.ts";
import type { Collection, JQueryStatic } from "./jquery-types.ts";

const loadNotices = () => import("#shop/notices.ts");
/** Notices stay until the visitor leaves the page. */
const noAbort = new AbortController().signal;
const doNothing = () => {};
const PLAIN_COVER = { message: null, overlayCSS: { background: "#fff", opacity: 0.6 } };
const LEAVING = "beforeunload";
/** A value makes jQuery ask the visitor before the page is left. */
const askBeforeLeaving = () => true;
/** Called on the prototype: a field may be named `querySelector`. */
const find = (form: Element, selector: string) => Element.prototype.querySelector.call(form, selector);
const findAll = (form: Element, selector: string) => Element.prototype.querySelectorAll.call(form, selector);

const controllers = new WeakMap<HTMLFormElement, object>();

/**
 * The checkout's controller that gateways get with the events of an order, as far as they use it; always the same one, for a
 * page builder puts methods of its own into it. Gateways that send the order themselves cover the form by it.
 */
export function controllerFor($: JQueryStatic, form: HTMLFormElement): object {
  const controller = controllers.get(form) ?? createController($, form);
  controllers.set(form, controller);
  return controller;
}

/** Ends what a gateway has begun by the controller, as the shop's script does when an order is answered. */
export function endSubmit($: JQueryStatic, form: Element): void {
  stopAsking($);
  $(form).unblock?.();
}

/** An order that is placed leads away from the page. */
export const stopAsking = ($: JQueryStatic): void => $(window).off(LEAVING, askBeforeLeaving);

function createController($: JQueryStatic, form: HTMLFormElement): object {
  const chosenMethod = () => find(form, "input[name=payment_method]:checked") as HTMLInputElement | null;
  const requestTotals = (...fields: readonly object[]) =>
    $(document.body).trigger(new $.Event("update_checkout"), [...fields]);
  const requestTotalsFor = (event?: { readonly currentTarget?: unknown }) =>
    requestTotals({ current_target: event?.currentTarget ?? null });
  return {
    $checkout_form: $(form),
    $order_review: $(document).find("#order_review"),
    get selectedPaymentMethod() {
      return chosenMethod()?.id;
    },
    xhr: false,
    updateTimer: false,
    dirtyInput: false,
    get_payment_method: () => chosenMethod()?.value,
    init_checkout: () => requestTotals(),
    trigger_update_checkout: requestTotalsFor,
    maybe_update_checkout: () => requestTotalsFor(),
    submit: () => submitForm(form),
    submit_error: (html: unknown) => void showError($, form, String(html)),
    scroll_to_notices: () => void scrollToNotices(form),
    is_valid_json: isObjectText,
    reset_update_checkout_timer: doNothing,
    blockOnSubmit(target: Collection) {
      if (target.data("blockUI.isBlocked") !== 1) target.block?.(PLAIN_COVER);
    },
    handleUnloadEvent: askBeforeLeaving,
    attachUnloadEventsOnSubmit: () => $(window).on(LEAVING, askBeforeLeaving),
    detachUnloadEventsOnSubmit: () => stopAsking($),
  };
}

/** A response holds the whole order as markup in strings. */
const JSON_LIMITS = { size: 4_000_000, depth: 64, items: 10_000, keys: 5_000 };

function isObjectText(text: string): boolean {
  const parsed = parseJson(text, JSON_LIMITS);
  return parsed.ok && typeof parsed.value === "object" && parsed.value !== null;
}

async function showError($: JQueryStatic, form: HTMLFormElement, html: string) {
  const notices = await loadNotices().catch(() => null);
  if (notices) {
    const notice = await notices.noticeOf(html);
    notices.clearNotices();
    const group = notices.showGroup(form, { kind: "checkout", content: notice, signal: noAbort });
    if (!find(group, "[role=alert]")) group.setAttribute("role", "alert");
    for (const field of findAll(form, ".input-text, select, input[type=checkbox]"))
      field.dispatchEvent(new Event("validate", { bubbles: true }));
  }
  // A gateway that sends the order itself has locked the form by the shop's class; a lock of Islet's ends by the event.
  Reflect.get<Element, "classList">(Element.prototype, "classList", form).remove("processing");
  endSubmit($, form);
  tellBlur($);
  $(document.body).trigger(new $.Event("checkout_error"), [html]);
}

async function scrollToNotices(form: HTMLFormElement) {
  const notices = await loadNotices().catch(() => null);
  const group = find(form, ".woocommerce-NoticeGroup");
  notices?.scrollToNotice(isHtmlElement(group) ? group : form, noAbort);
}
