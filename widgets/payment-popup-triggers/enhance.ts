import { reload } from "#browser/navigate.ts";
import { query } from "#dom/query.ts";
import { submitForm } from "#runtime/submit-form.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { COUPON_BOX, formOf, LOGIN_BOX, methodOf } from "#shop/order/order-form.ts";
import { paymentOf } from "#shop/payment/payment.ts";
import { originOf } from "./origin.ts";
import type { PaymentOptions } from "./payment-options.ts";
import { findPopupHost } from "./popup-host.ts";
import type { Settings } from "./settings.ts";

const loadPayment = () => import("./take-payment.ts");

/** Intercepts orders whose payment method has a popup, before any other listener on the page. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const form = formOf(host);
  if (!form) return context.warn("There is no form.checkout here: payments are not taken.");
  const popup = findPopupHost(form, context.signal);
  const nativeSubmit = createNativeSubmit(form, host, context);
  const options: PaymentOptions = {
    form,
    context,
    payment: paymentOf(popup.host),
    settings: { ...settings, origins: settings.origins.flatMap((address) => originOf(address) ?? []) },
    mountPopup: popup.mount,
    submitNatively: nativeSubmit.submit,
  };
  const methods: readonly string[] = settings.methods;

  function interceptOrder(event: SubmitEvent) {
    const isOrder = event.target === form && !event.submitter?.closest(`${LOGIN_BOX}, ${COUPON_BOX}`);
    if (!isOrder || nativeSubmit.isUnderWay() || !methods.includes(methodOf(form))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    context.guard(() => pay(options));
  }

  // Loads the code once the visitor fills in the form; a failed load is repeated when it is needed.
  for (const type of ["pointerdown", "keydown"])
    context.listen(host, type, () => void loadPayment().catch(() => {}), { capture: true, once: true });
  // A click on the button, Enter in a field and a script's requestSubmit() all end in this event.
  context.listen(host, "submit", interceptOrder, { capture: true });
  followPopup(options, popup.host);
  followRestores(options);
  context.signal.addEventListener("abort", () => options.payment.move("returned"));
}

/** A submit without Islet. It lasts until the next click or key, because other scripts may submit the form again. */
function createNativeSubmit(form: HTMLFormElement, host: HTMLElement, { listen }: WidgetContext) {
  let isUnderWay = false;
  const end = () => {
    isUnderWay = false;
  };
  for (const type of ["click", "keydown"]) listen(host, type, end, { capture: true });
  return {
    isUnderWay: () => isUnderWay,
    submit() {
      isUnderWay = true;
      submitForm(form, query(form, "#place_order"));
    },
  };
}

async function pay(options: PaymentOptions) {
  const code = await options.context.load(loadPayment).catch(() => null);
  // Without the chunk the shop takes the order and redirects to the provider.
  if (code) await code.takePayment(options);
  else options.submitNatively();
}

/** Fails a payment if the island that draws its window fails to load. */
function followPopup(options: PaymentOptions, popupHost: HTMLElement) {
  const { payment, context } = options;
  const check = () => {
    if (payment.get().state !== "open" || popupHost.dataset["widgetState"] !== "failed") return;
    context.guard(async () => (await context.load(loadPayment)).failWithoutPopup(options));
  };
  context.listen(popupHost, "islet:problem", check);
  context.signal.addEventListener("abort", payment.subscribe(check));
}

/** Resets the payment if the page is restored from the back/forward cache. An open one may be paid: reload. */
function followRestores({ payment, context }: PaymentOptions) {
  context.on("page/restored", () => {
    if (payment.get().state === "open") reload();
    payment.move("returned");
  });
}
