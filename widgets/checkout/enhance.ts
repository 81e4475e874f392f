import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { query } from "#dom/query.ts";
import { searchLists } from "#shop/address/search-lists.ts";
import { formOf } from "#shop/order/order-form.ts";
import type { Checkout } from "./checkout.ts";
import { createFormActions } from "./form-actions.ts";
import { followForm } from "./form-events.ts";
import { followCheckboxes } from "./panels/checkbox-panels.ts";
import { BOX_PANELS, createPanels, SHOP_PANELS } from "./panels/panels.ts";
import { followTerms } from "./panels/terms.ts";
import { createPaymentMethods } from "./payment-methods/payment-methods.ts";
import { createTotalsQueue } from "./totals/totals-queue.ts";
import { rememberPrinted } from "./totals/printed-parts.ts";
import { requestTotalsOnChange } from "./totals/triggers.ts";
import type { Settings } from "./settings.ts";

/** Forms that pay an earlier order or save a card. */
const PAY_FORM = "form#order_review, form#add_payment_method";

export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const payForm = host.matches(PAY_FORM) ? (host as HTMLFormElement) : query<HTMLFormElement>(host, PAY_FORM);
  const form = formOf(host) ?? payForm;
  if (!form) return;
  // If the form itself is marked, the login and coupon forms are beside it.
  const root = host === form ? (host.closest<HTMLElement>(".woocommerce") ?? host) : host;
  const checkout: Checkout = { host: root, form, context, changes: createChanges(context.signal) };
  const { guard, load } = context;
  // The page builder answers with its own templates if the form names its widget.
  if (form.closest(".elementor-widget"))
    guard(async () =>
      (await load(() => import("#shop/builder-referer.ts"))).setBuilderReferer(form, context.signal),
    );
  if (settings.without.includes("order"))
    return guard(async () => (await load(() => import("./builder-boxes.ts"))).followBoxes(checkout));
  const selectPaymentMethod = createPaymentMethods(checkout);
  if (form === payForm) {
    selectPaymentMethod();
    guard(async () => (await load(() => import("./order/submit-once.ts"))).submitOnce(checkout));
  } else enhanceOrderForm(checkout, settings, selectPaymentMethod);
}

function enhanceOrderForm(checkout: Checkout, settings: Settings, selectPaymentMethod: () => void) {
  const { form, context } = checkout;
  const { bus, on } = context;
  const { ajaxLogin, checkoutUrl, without } = settings;
  const hasBoxes = !without.includes("builder");
  rememberPrinted(form);
  const panels = createPanels(checkout, hasBoxes ? [...SHOP_PANELS, ...BOX_PANELS] : SHOP_PANELS);
  followCheckboxes(checkout);
  followTerms(checkout);
  selectPaymentMethod();

  const totalsQueue = createTotalsQueue(checkout, async (request, outdated) => {
    const { updateTotals } = await context.load(() => import("./totals/update-totals.ts"));
    await updateTotals(checkout, { request, outdated, onUpdated: selectPaymentMethod });
  });
  requestTotalsOnChange(checkout, settings);
  searchLists(checkout.host, context);
  const actions = createFormActions(checkout, { panels, totalsQueue, checkoutUrl });
  followForm(checkout, { ...actions, hasBoxes }, ajaxLogin);

  const requestTotals = () => {
    bus.emit("update_checkout", {});
  };
  if (settings.refreshOnStart) {
    bus.emit("init_checkout", {});
    requestTotals();
  }
  // Not earlier: a later init_checkout comes from another script.
  for (const name of ["init_checkout", "page/restored"] as const) on(name, requestTotals);
}
