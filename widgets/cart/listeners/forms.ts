import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { submitForm } from "#runtime/submit-form.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { AutoUpdate } from "../auto-update.ts";
import { APPLY_COUPON, CALCULATOR, COUPON, FORM, ROW, UPDATE } from "../cart-page.ts";
import type { LazyActions } from "../lazy-actions.ts";

/** Runs the actions of the cart's form and of the shipping calculator when they are submitted. */
export function listenToForms(
  { host, listen }: WidgetContext,
  actions: LazyActions,
  autoUpdate: AutoUpdate,
): void {
  listen(host, "keydown", submitOnEnter);
  listen(host, "submit", (event) => {
    const button = event.defaultPrevented ? null : pressedButton(event);
    if (!button) return;
    autoUpdate.stop();
    actions.press(event, button);
  });
}

/** The browser would press the first button of the form, which may belong to another field. */
function submitOnEnter(event: KeyboardEvent) {
  const { target, key, repeat } = event;
  if (key !== "Enter" || !isTag(target, "input") || !target.form?.matches(FORM)) return;
  const isCoupon = target.matches(COUPON);
  const button = query(target.form, isCoupon ? APPLY_COUPON : UPDATE);
  const isTyped = target.matches(":not([type=button], [type=submit], [type=reset], [type=image])");
  if (!button || !(isCoupon || (isTyped && target.closest(ROW)) || target.type === "number")) return;
  event.preventDefault();
  if (!repeat) submitForm(target.form, button);
}

/** The button that a form was submitted with, if it has an action. */
function pressedButton({ target: form, submitter }: SubmitEvent) {
  if (!isTag(form, "form")) return null;
  if (form.matches(CALCULATOR)) return submitter ?? query(form, "button");
  if (!form.matches(FORM) || !query(form, ROW)) return null;
  const button = submitter ?? query(form, UPDATE);
  return button?.matches(`${UPDATE}, ${APPLY_COUPON}`) && button;
}
