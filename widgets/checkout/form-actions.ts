import { submitForm } from "#runtime/submit-form.ts";
import { query } from "#dom/query.ts";
import type { Checkout } from "./checkout.ts";
import type { Panels } from "./panels/panels.ts";
import type { TotalsQueue } from "./totals/totals-queue.ts";

/** What the visitor can do in a checkout form. The code of each action loads on first use. */
export interface FormActions {
  /** Takes the element around the fields. */
  logIn(box: HTMLElement): void;
  /** Takes the element around the fields. */
  applyCoupon(box: HTMLElement): void;
  removeCoupon(link: HTMLElement): void;
  placeOrder(): void;
  /** True while the browser submits a form because code failed to load. */
  isNative(): boolean;
}

interface Options {
  readonly panels: Panels;
  /** Paused while an order is placed. */
  readonly totalsQueue: TotalsQueue;
  readonly settings: { readonly checkoutUrl: string };
}

export function createFormActions(
  checkout: Checkout,
  { panels, totalsQueue, settings }: Options,
): FormActions {
  const { form, context } = checkout;
  let isNative = false;

  /** If the code fails to load, the browser submits the form. */
  async function run<Code>(
    box: HTMLElement,
    load: () => Promise<Code>,
    action: (code: Code) => Promise<unknown>,
  ) {
    const code = await load().catch(() => null);
    if (code) return action(code);
    const button = query(box, box === form ? "#place_order" : "button[type=submit]");
    isNative = true;
    submitForm(box.closest("form") ?? form, button);
    isNative = false;
    return undefined;
  }

  return {
    logIn: (box) =>
      context.guard(() =>
        run(
          box,
          () => import("./panels/log-in.ts"),
          (code) => code.logIn(checkout, box),
        ),
      ),
    applyCoupon: (box) =>
      context.guard(() =>
        run(
          box,
          () => import("./panels/coupon.ts"),
          (code) => code.applyCoupon(checkout, box, () => panels.close(box)),
        ),
      ),
    removeCoupon: (link) =>
      context.guard(async () => (await import("./panels/coupon.ts")).removeCoupon(checkout, link)),
    placeOrder() {
      totalsQueue.pause();
      context.guard(() =>
        run(
          form,
          () => import("./order/submit-order.ts"),
          (code) => code.submitOrder(checkout, settings.checkoutUrl),
        ).finally(totalsQueue.resume),
      );
    },
    isNative: () => isNative,
  };
}
