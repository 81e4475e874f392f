import { queryAll } from "#dom/query.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { COUPON_BOX, LOGIN_BOX } from "#shop/order/order-form.ts";
import type { Checkout } from "./checkout.ts";
import type { FormActions } from "./form-actions.ts";
import { isElement, isTag } from "#runtime/kind.ts";

type FormHost = Pick<Checkout, "host" | "form" | "context">;

const LOGIN_FORM = "form.login, form.woocommerce-form--login";
const COUPON_FORM = "form.checkout_coupon";
const BOX_BUTTON = ".e-woocommerce-form-login-submit, .e-apply-coupon";
const REMOVE_COUPON = ".woocommerce-remove-coupon";
/** Fields in which Enter submits a form. */
const TEXT_FIELD = "input:not([type=button], [type=submit], [type=reset], [type=image], [type=file])";

/** Runs the action for each submit, click and Enter, and validates fields as they change. */
export function followForm(checkout: Checkout, actions: FormActions, hasAjaxLogin: boolean): void {
  leaveErrorsToServer(checkout);
  followSubmit(checkout, actions, hasAjaxLogin);
  followClicks(checkout, actions);
  followEnter(checkout, actions);
  followFields(checkout);
}

/** An empty login or coupon is sent as well: the words about it are the shop's, not the browser's. */
function leaveErrorsToServer({ host, form, changes }: Checkout) {
  for (const each of [form, ...queryAll(host, `${LOGIN_FORM}, ${COUPON_FORM}`)])
    changes.setAttribute(each, "novalidate", "");
}

function followSubmit({ host, form, context }: FormHost, actions: FormActions, hasAjaxLogin: boolean) {
  context.listen(host, "submit", (event) => {
    const { target, submitter } = event;
    if (actions.isNativeSubmit() || event.defaultPrevented || !isTag(target, "form")) return;
    if (target === form) {
      const runBoxAction = submitter && boxActionAt(submitter, actions);
      if (runBoxAction) runBoxAction();
      else actions.placeOrder();
    } else if (target.matches(COUPON_FORM)) actions.applyCoupon(target);
    else if (target.matches(LOGIN_FORM) && hasAjaxLogin) actions.logIn(target);
    else return;
    event.preventDefault();
  });
}

function followClicks({ host, context }: FormHost, actions: FormActions) {
  context.listen(host, "click", (event) => {
    const { target } = event;
    if (!isElement(target) || event.defaultPrevented || actions.isNativeSubmit()) return;
    const couponLink = target.closest<HTMLElement>(REMOVE_COUPON);
    const button = target.closest(BOX_BUTTON);
    const runAction = couponLink
      ? () => actions.removeCoupon(couponLink)
      : button && boxActionAt(button, actions);
    if (!runAction) return;
    event.preventDefault();
    runAction();
  });
}

/** The form's first submit button, which Enter presses, may belong to one of the page builder's boxes. */
function followEnter({ host, form, context }: FormHost, actions: FormActions) {
  context.listen(host, "keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
    if (!isTag(target, "input") || !target.matches(TEXT_FIELD) || target.form !== form) return;
    event.preventDefault();
    const runBoxAction = boxActionAt(target, actions);
    if (runBoxAction) runBoxAction();
    else submitForm(form);
  });
}

/** The action of the page builder's login or coupon box around an element. */
function boxActionAt(element: Element, { logIn, applyCoupon }: FormActions): (() => void) | null {
  const loginBox = element.closest<HTMLElement>(LOGIN_BOX);
  if (loginBox) return () => logIn(loginBox);
  const couponBox = element.closest<HTMLElement>(COUPON_BOX);
  return couponBox && (() => applyCoupon(couponBox));
}

function followFields({ host, form, context, changes }: Checkout) {
  for (const type of ["change", "focusout", "validate", "input"])
    context.listen(host, type, ({ target }) => {
      const isField = isElement(target) && target.matches(".input-text, select, input[type=checkbox]");
      if (!isField || !form.contains(target)) return;
      context.guard(async () => {
        const { forgetField, validateField } = await import("./order/validate-field.ts");
        (type === "input" ? forgetField : validateField)(target, changes);
      });
    });
}
