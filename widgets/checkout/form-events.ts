import { query, queryAll } from "#dom/query.ts";
import { isElement, isTag } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { COUPON_BOX, LOGIN_BOX } from "#shop/order/order-form.ts";
import type { Checkout } from "./checkout.ts";
import type { FormActions } from "./form-actions.ts";

type FormHost = Pick<Checkout, "host" | "form" | "context">;

/** What the visitor can do in a form, and where. */
export interface FormRules extends FormActions {
  /** Whether Elementor's login and coupon boxes are this widget's; otherwise Elementor's script runs them. */
  readonly hasBoxes: boolean;
}

const LOGIN_FORM = "form.login, form.woocommerce-form--login";
const COUPON_FORM = "form.checkout_coupon";
const BOX_BUTTON = ".e-woocommerce-form-login-submit, .e-apply-coupon";
const REMOVE_COUPON = ".woocommerce-remove-coupon";
/** Fields in which Enter submits a form. */
export const SUBMITTING_FIELD =
  "input:not([type=button], [type=submit], [type=reset], [type=image], [type=file])";

/** Runs the action for each submit, click and Enter, and validates fields as they change. */
export function followForm(checkout: Checkout, actions: FormRules, hasAjaxLogin: boolean): void {
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

function followSubmit({ host, form, context }: FormHost, actions: FormRules, hasAjaxLogin: boolean) {
  context.listen(host, "submit", (event) => {
    const { target, submitter } = event;
    if (actions.isNativeSubmit() || event.defaultPrevented || !isTag(target, "form")) return;
    if (target === form) {
      if (!submitter || !runBoxAt(submitter, actions)) actions.placeOrder();
    } else if (target.matches(COUPON_FORM)) actions.applyCoupon(target);
    else if (target.matches(LOGIN_FORM) && hasAjaxLogin) actions.logIn(target);
    else return;
    event.preventDefault();
  });
}

/** Runs the action of a pressed button of Elementor's boxes, or of a coupon's link. */
export function followClicks({ host, context }: FormHost, actions: FormRules): void {
  const { hasBoxes, isNativeSubmit, removeCoupon } = actions;
  context.listen(host, "click", (event) => {
    const { target } = event;
    if (!isElement(target) || event.defaultPrevented || isNativeSubmit()) return;
    const link = removeCoupon && target.closest<HTMLElement>(REMOVE_COUPON);
    const button = hasBoxes && target.closest(BOX_BUTTON);
    if (link) removeCoupon(link);
    else if (!button || !runBoxAt(button, actions)) return;
    event.preventDefault();
  });
}

/** Enter in a box runs its action, anywhere else the order: the form's first submit button, which Enter presses, may belong to a box. */
export function followEnter({ host, form, context }: FormHost, actions: FormRules) {
  context.listen(host, "keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
    if (!isTag(target, "input") || !target.matches(SUBMITTING_FIELD) || target.form !== form) return;
    event.preventDefault();
    if (!runBoxAt(target, actions)) submitForm(form);
  });
}

/** Runs the action of Elementor's login or coupon box around an element; false if there is none. */
function runBoxAt(element: Element, { hasBoxes, logIn, applyCoupon }: FormRules): boolean {
  const box = element.closest<HTMLElement>(`${LOGIN_BOX}, ${COUPON_BOX}`);
  if (!box) return false;
  if (!hasBoxes) {
    // Elementor's script has heard the press of its button already.
    if (!element.matches(BOX_BUTTON)) query(box, BOX_BUTTON)?.click();
  } else if (box.matches(LOGIN_BOX)) logIn(box);
  else applyCoupon(box);
  return true;
}

/** Shared, so that fields are checked and forgotten in the order of their events. */
const loadChecks = once(() => import("./order/validate-field.ts"));

function followFields({ host, form, context, changes }: Checkout) {
  for (const type of ["change", "focusout", "validate", "input"])
    context.listen(host, type, (event) => {
      const { target } = event;
      const isField = isElement(target) && target.matches(".input-text, select, input[type=checkbox]");
      if (!isField || !form.contains(target)) return;
      context.guard(async () => {
        const { forgetField, isValidated, validateField } = await context.load(loadChecks);
        if (!isValidated(event)) (type === "input" ? forgetField : validateField)(target, changes);
      });
    });
}
