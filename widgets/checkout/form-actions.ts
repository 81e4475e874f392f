import { query } from "#dom/query.ts";
import { submitForm } from "#runtime/submit-form.ts";
import type { Checkout } from "./checkout.ts";
import type { Panels } from "./panels/panels.ts";
import type { TotalsQueue } from "./totals/totals-queue.ts";

/** What the visitor can do in a checkout form. The code of each action loads on first use. */
export interface FormActions {
  /** @param box contains the fields */
  logIn(box: HTMLElement): void;
  /** @param box contains the field */
  applyCoupon(box: HTMLElement): void;
  /** Undefined if the shop's own script does it. */
  readonly removeCoupon: ((link: HTMLElement) => void) | undefined;
  placeOrder(): void;
  /** True while the browser submits a form because code failed to load. */
  isNativeSubmit(): boolean;
}

const loadCoupon = () => import("./panels/coupon.ts");
const loadLogin = () => import("./panels/log-in.ts");
const loadOrder = () => import("./order/submit-order.ts");

interface Options {
  readonly panels: Panels;
  /** Paused while an order is placed. */
  readonly totalsQueue: TotalsQueue;
  /** Takes orders; empty for the page's own. */
  readonly checkoutUrl: string;
}

export function createFormActions(
  checkout: Checkout,
  { panels, totalsQueue, checkoutUrl }: Options,
): FormActions {
  const { form, context } = checkout;
  const { guard } = context;
  let isNativeSubmit = false;

  /** If the code fails to load, the browser submits the form. */
  async function run<Code>(
    box: HTMLElement,
    load: () => Promise<Code>,
    action: (code: Code) => Promise<unknown>,
  ) {
    const code = await context.load(load).catch(() => null);
    if (code) return action(code);
    const button = query(box, box === form ? "#place_order" : "button[type=submit]");
    isNativeSubmit = true;
    submitForm(box.closest("form") ?? form, button);
    isNativeSubmit = false;
    return undefined;
  }

  return {
    logIn: (box) => guard(() => run(box, loadLogin, ({ logIn }) => logIn(checkout, box))),
    applyCoupon(box) {
      const close = () => panels.close(box);
      guard(() => run(box, loadCoupon, ({ applyCoupon }) => applyCoupon(checkout, box, close)));
    },
    removeCoupon: (link) => guard(async () => (await context.load(loadCoupon)).removeCoupon(checkout, link)),
    placeOrder() {
      totalsQueue.pause();
      const submit = run(form, loadOrder, ({ submitOrder }) => submitOrder(checkout, checkoutUrl));
      guard(() => submit.finally(totalsQueue.resume));
    },
    isNativeSubmit: () => isNativeSubmit,
  };
}
