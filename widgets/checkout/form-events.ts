import { submitForm } from "#runtime/submit-form.ts";
import { query } from "#dom/query.ts";
import { COUPON_BOX, LOGIN_BOX } from "#shop/order/order-form.ts";
import type { Checkout } from "./checkout.ts";
import type { createTotalsQueue } from "./totals/totals-queue.ts";

const LOGIN_FORM = "form.login, form.woocommerce-form--login";
const COUPON_FORM = "form.checkout_coupon";
const LOGIN_BUTTON = ".e-woocommerce-form-login-submit";
const COUPON_BUTTON = ".e-apply-coupon";
const REMOVE = ".woocommerce-remove-coupon";
/** Fields in which Enter sends a form. */
const TEXT = "input:not([type=button], [type=submit], [type=reset], [type=image], [type=file])";

/**
 * Answers presses and Enter of a checkout: what they need is loaded with the first of each.
 * @param close shuts the box of login or coupon
 * @param questions for totals, which wait for an order
 */
export function followPresses(
  checkout: Checkout,
  close: (box: Element) => void,
  { pause, resume }: ReturnType<typeof createTotalsQueue>,
): void {
  const { host, form, context, settings } = checkout;
  const { guard, listen } = context;

  let isPassing = false;

  /** Where our code does not arrive the browser sends the form, as the shop has it. */
  function withCode<Code>(load: () => Promise<Code>, run: (code: Code) => unknown, box: HTMLElement) {
    guard(async () => {
      const code = await load().catch(() => null);
      if (code) return run(code);
      const button = query(box, box === form ? "#place_order" : "button[type=submit]");
      isPassing = true;
      submitForm(box.closest("form") ?? form, button);
      isPassing = false;
    });
  }

  const logIn = (box: HTMLElement) =>
    withCode(
      () => import("./panels/log-in.ts"),
      (code) => code.logIn(checkout, box),
      box,
    );
  const applyCoupon = (box: HTMLElement) =>
    withCode(
      () => import("./panels/coupon.ts"),
      (code) => code.applyCoupon(checkout, box, () => close(box)),
      box,
    );
  const submit = () => {
    pause();
    withCode(
      () =>
        import("./order/submit-order.ts").catch((error: unknown) => {
          resume();
          throw error;
        }),
      (code) => code.submitOrder(checkout).finally(resume),
      form,
    );
  };

  /** What a press or Enter at this place is for, besides the order. */
  function boxAt(place: Element): (() => void) | undefined {
    const [login, coupon] = [place.closest<HTMLElement>(LOGIN_BOX), place.closest<HTMLElement>(COUPON_BOX)];
    if (login) return () => logIn(login);
    return coupon ? () => applyCoupon(coupon) : undefined;
  }

  listen(host, "submit", (event) => {
    const { target, submitter } = event;
    if (isPassing || event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const work = submitter && boxAt(submitter);
    if (target === form) (work ?? submit)();
    else if (target.matches(COUPON_FORM)) applyCoupon(target);
    else if (target.matches(LOGIN_FORM) && settings.ajaxLogin) logIn(target);
    else return;
    event.preventDefault();
  });

  listen(host, "click", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || isPassing) return;
    const remove = target.closest<HTMLElement>(REMOVE);
    const button = target.closest(`${LOGIN_BUTTON}, ${COUPON_BUTTON}`);
    const work = button && boxAt(button);
    if (!remove && !work) return;
    event.preventDefault();
    if (remove) guard(async () => (await import("./panels/coupon.ts")).removeCoupon(checkout, remove));
    else work?.();
  });

  // The form's first button, which Enter would press, may be one of the builder's boxes (reference: shop 5.7).
  listen(host, "keydown", (event) => {
    const { target } = event;
    const isEnter = event instanceof KeyboardEvent && event.key === "Enter" && !event.isComposing;
    if (!isEnter || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
    if (!target.matches(TEXT) || target.form !== form) return;
    event.preventDefault();
    const work = boxAt(target);
    if (work) work();
    else submitForm(form);
  });

  for (const type of ["change", "focusout", "validate", "input"])
    listen(host, type, ({ target }) => {
      const isField =
        target instanceof Element && target.matches(".input-text, select, input[type=checkbox]");
      if (!isField || !form.contains(target)) return;
      guard(async () => {
        const { forgetField, validateField } = await import("./order/validate-field.ts");
        (type === "input" ? forgetField : validateField)(target, checkout.changes);
      });
    });
}
