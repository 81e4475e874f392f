import { submitForm } from "#runtime/submit-form.ts";
import { query } from "#dom/query.ts";
import { LOGIN_BOX, COUPON_BOX, formOf, methodOf } from "#shop/order/order-form.ts";
import { paymentOf } from "#shop/payment/payment.ts";
import { followReturns } from "#shop/payment/follow-returns.ts";
import type { PaymentOptions } from "#shop/payment/take-payment.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { findPlace } from "./find-place.ts";
import type { Settings } from "./settings.ts";

const paying = () => import("#shop/payment/take-payment.ts");

/** Takes the orders whose way to pay has a popup, before anything else on the page does (clauses payment-popup.1 to .9). */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const form = formOf(host);
  if (!form) return context.warn("There is no form.checkout here: payments are not taken.");
  const methods: readonly string[] = settings.methods;
  const place = findPlace(form, context);
  const payment = paymentOf(place.host);
  /** Once the ordinary submit has its way nothing is taken back until the visitor presses again: whoever has it may hand it on. */
  let isPassing = false;

  const options: PaymentOptions = {
    form,
    context,
    payment,
    checkoutUrl: settings.checkoutUrl,
    ajaxAction: settings.ajaxAction,
    origins: originsOf(settings.origins),
    scriptOrigins: settings.scriptOrigins,
    failUrl: settings.failUrl,
    hasInlineScripts: settings.inlineScripts,
    walletEnvironment: settings.walletEnvironment,
    draw: place.draw,
    submitPlainly() {
      isPassing = true;
      submitForm(form, query(form, "#place_order"));
    },
  };

  const isOurs = ({ target, submitter }: SubmitEvent) =>
    target === form &&
    !isPassing &&
    methods.includes(methodOf(form)) &&
    !submitter?.closest(`${LOGIN_BOX}, ${COUPON_BOX}`);

  const takeAgain = () => {
    isPassing = false;
  };
  for (const type of ["click", "keydown"]) context.listen(host, type, takeAgain, { capture: true });

  // The visitor is at the form: what the press needs is fetched meanwhile, and asked for again if it does not come.
  paying().catch(() => {});

  // The press on the button, Enter in a field and a script's own submit all end here; first, so that nobody else sends it.
  context.listen(
    host,
    "submit",
    (event) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      context.guard(async () => {
        const code = await paying().catch(() => null);
        // Without it the order goes its ordinary way, to the provider's page by the shop.
        if (code) await code.takePayment(options);
        else options.submitPlainly();
      });
    },
    { capture: true },
  );
  const checkPlace = () => {
    if (payment.get().state === "open" && place.host.dataset["widgetState"] === "failed")
      context.guard(async () =>
        (await paying()).fail(options, "what draws the provider's window did not arrive"),
      );
  };
  context.listen(place.host, "islet:problem", checkPlace);
  const forget = payment.subscribe(checkPlace);
  context.signal.addEventListener("abort", forget);
  followReturns(options);
  context.signal.addEventListener("abort", () => payment.move("returned"));
}

/** The provider's own (reference: shop 7.4). */
const PROVIDER = [
  "https://meshulam.co.il",
  "https://secure.meshulam.co.il",
  "https://sandbox.meshulam.co.il",
];

/** The origins of the addresses in the settings; the provider's own where there are none. */
function originsOf(addresses: readonly string[]): readonly string[] {
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return origins.length > 0 ? origins : PROVIDER;
}
