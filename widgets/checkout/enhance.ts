import { createChanges } from "#dom/changes.ts";
import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createBoxes, followTerms, followTicks } from "./panels/panels.ts";
import { query } from "#dom/query.ts";
import { COUNTRY, formOf } from "#shop/order/order-form.ts";
import type { Checkout } from "./checkout.ts";
import { createMethods } from "./payment-methods/payment-methods.ts";
import { createTotalsQueue } from "./totals/totals-queue.ts";
import { rememberPrinted } from "./totals/printed-parts.ts";
import { followTotals } from "./totals/triggers.ts";
import { followPresses } from "./form-events.ts";
import type { Settings } from "./settings.ts";

/** Pay an order placed before, or keep a card: forms that go their ordinary way (reference: shop 5.4). */
const PAY_FORM = "form#order_review, form#add_payment_method";

/** Brings a checkout to life: the shop's own form or the builder's (clauses checkout.1 to checkout.6). */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, listen, on, signal } = context;
  const payForm = host.matches(PAY_FORM) ? (host as HTMLFormElement) : query<HTMLFormElement>(host, PAY_FORM);
  const form = formOf(host) ?? payForm;
  if (!form) return;
  const changes = createChanges(signal);
  // Marked alone, the form still has its login and coupon forms beside it.
  const place = host === form ? (host.closest<HTMLElement>(".woocommerce") ?? host) : host;
  const checkout: Checkout = { host: place, form, context, changes, settings };
  const beginMethods = createMethods(checkout);

  if (form === payForm) {
    beginMethods();
    guard(async () => (await import("./order/submit-once.ts")).sendOnce(checkout));
    return;
  }
  rememberPrinted(form);
  // Words beside the fields are ours, not the browser's.
  changes.setAttribute(form, "novalidate", "");
  const boxes = createBoxes(checkout);
  followTicks(checkout);
  followTerms(checkout);
  beginMethods();

  const totals = once(async () =>
    (await import("./totals/update-totals.ts")).createTotals(checkout, beginMethods),
  );
  const totalsQueue = createTotalsQueue(checkout, async (...question) => (await totals())(...question));
  const changed = followTotals(checkout);

  followPresses(checkout, boxes.close, totalsQueue);
  listen(place, "change", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(COUNTRY))
      guard(async () => {
        const code = await import("#shop/address/change-country.ts").catch(() => null);
        if (code?.changeCountry(checkout, target as HTMLSelectElement)) bus.emit("update_checkout", {});
        changed(target);
      });
  });

  const askForTotals = () => void bus.emit("update_checkout", {});
  if (settings.refreshOnStart) {
    bus.emit("init_checkout", {});
    askForTotals();
  }
  // From now on it is a script of the page's that begins anew.
  for (const name of ["init_checkout", "page/restored"] as const) on(name, askForTotals);
}
