import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { searchLists } from "#shop/address/search-lists.ts";
import { formOf } from "#shop/order/order-form.ts";
import { CARD_FORM, type Checkout } from "./checkout.ts";
import { createFormActions } from "./form-actions.ts";
import { followForm } from "./form-events.ts";
import { followCheckboxes } from "./panels/checkbox-panels.ts";
import { BOX_PANELS, createPanels, SHOP_PANELS } from "./panels/panels.ts";
import { followTerms } from "./panels/terms.ts";
import { createPaymentMethods, type PaymentMethods } from "./payment-methods/payment-methods.ts";
import type { Settings } from "./settings.ts";
import { rememberPrinted } from "./totals/printed-parts.ts";
import { requestTotalsOnChange } from "./totals/request-on-change.ts";
import { createTotalsQueue } from "./totals/totals-queue.ts";

/** Forms that pay an earlier order or save a card. */
const PAY_FORM = `form#order_review, ${CARD_FORM}`;

export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const payForm = host.matches(PAY_FORM) ? (host as HTMLFormElement) : query<HTMLFormElement>(host, PAY_FORM);
  const form = formOf(host) ?? payForm;
  if (!form) return;
  // If the form itself is marked, the login and coupon forms are beside it.
  const root = host === form ? (host.closest<HTMLElement>(".woocommerce") ?? host) : host;
  const changes = createChanges(context.signal);
  const checkout: Checkout = { host: root, form, context, changes, hasAccount: settings.hasAccount };
  const { guard, load } = context;
  // Elementor answers with its own templates if the form names its widget.
  if (form.closest(".elementor-widget"))
    guard(async () =>
      (await load(() => import("#shop/elementor-referer.ts"))).setElementorReferer(form, context.signal),
    );
  if (settings.without.includes("order"))
    return guard(async () => (await load(() => import("./elementor-boxes.ts"))).followBoxes(checkout));
  const paymentMethods = createPaymentMethods(checkout);
  if (form === payForm) {
    paymentMethods.select();
    guard(async () => (await load(() => import("./order/submit-once.ts"))).submitOnce(checkout));
    if (form.matches(CARD_FORM)) context.bus.emit("init_add_payment_method", {});
  } else enhanceOrderForm(checkout, settings, paymentMethods);
}

function enhanceOrderForm(checkout: Checkout, settings: Settings, paymentMethods: PaymentMethods) {
  const { form, context } = checkout;
  const { bus, on } = context;
  const { ajaxLogin, checkoutUrl, without } = settings;
  const hasBoxes = !without.includes("builder");
  rememberPrinted(form);
  // As the shop's script: whoever counts its events finds two. One request is made.
  const otherAddress = settings.refreshOnStart && query(form, "#ship-to-different-address input");
  if (otherAddress) bus.emit("update_checkout", { currentTarget: otherAddress });
  const panels = createPanels(checkout, hasBoxes ? [...SHOP_PANELS, ...BOX_PANELS] : SHOP_PANELS);
  followCheckboxes(checkout);
  followTerms(checkout);
  paymentMethods.select();

  const addressFits = requestTotalsOnChange(checkout, settings);
  const totalsQueue = createTotalsQueue(checkout, async (request, outdated) => {
    const { updateTotals } = await context.load(() => import("./totals/update-totals.ts"));
    await addressFits();
    await updateTotals(checkout, { request, outdated, paymentMethods });
  });
  searchLists(checkout.host, context);
  const actions = createFormActions(checkout, { panels, totalsQueue, checkoutUrl });
  followForm(checkout, { ...actions, hasBoxes }, ajaxLogin);

  for (const name of ["init_checkout", "page/restored"] as const)
    on(name, () => void bus.emit("update_checkout", {}));
  if (settings.refreshOnStart) bus.emit("init_checkout", {});
}
