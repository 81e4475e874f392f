import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { COUPON_BOX, LOGIN_BOX, methodOf } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";
import { SUBMITTING_FIELD } from "../form-events.ts";

/** What the button of a payment method may do with the form. */
interface OrderApi {
  validate(): Promise<{ readonly hasError: boolean }>;
  submit(): void;
}

/** The shop's calls of its registry for the buttons of payment methods, by the names that it gives them. */
interface Calls {
  readonly __maybeHideDefaultButtonOnInit: [method: string];
  readonly __maybeShow: [method: string, api: OrderApi];
  readonly __cleanup: [];
}

/** Buttons that payment methods draw instead of the shop's, to take their own step before the order. */
export interface OwnButtons {
  /** Hides the shop's button if the method has its own, even if its script has not drawn it yet. */
  hideShopButton(method: string): void;
  /** Draws the method's own button, or shows the shop's. */
  show(method: string): void;
  /** Lets the method take its button away if it is in a part that the server's markup is about to replace. */
  leave(part: Element): void;
  /** Draws the button again if it has been taken away, and the methods have not been selected since. */
  restore(): void;
}

/** The shop sets it on the form while its button is hidden. */
const HAS_BUTTON = "has-custom-place-order-button";
const BUTTON = ".wc-custom-place-order-button";

export function createOwnButtons(checkout: Checkout): OwnButtons {
  const { form, context } = checkout;
  const { guard, listen, on, signal } = context;
  const api = createOrderApi(checkout);
  let isRemoved = false;

  /** Does nothing in a shop without the registry, which WooCommerce has from 10.6 on. */
  function call<Name extends keyof Calls>(name: Name, ...values: Calls[Name]) {
    const registry: unknown = Reflect.get(Object(Reflect.get(window, "wc")), "customPlaceOrderButton");
    const run: unknown = Reflect.get(Object(registry), name);
    if (typeof run === "function") guard((): unknown => Reflect.apply(run, registry, values));
  }

  function show(method: string) {
    if (signal.aborted) return;
    isRemoved = false;
    call("__maybeShow", method, api);
  }

  on("wc_custom_place_order_button_registered", ({ method }) => {
    if (method === methodOf(form)) show(method);
  });
  // Enter in a field would press the shop's button, hidden or not.
  listen(form, "keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
    if (!isTag(target, "input") || !target.closest(`.${HAS_BUTTON}`)) return;
    if (!target.matches(SUBMITTING_FIELD) || target.closest(`${LOGIN_BOX}, ${COUPON_BOX}, ${BUTTON}`)) return;
    event.preventDefault();
    query(form, `${BUTTON} :is(a[href], button, iframe, [tabindex])`)?.focus();
  });
  signal.addEventListener("abort", () => {
    call("__cleanup");
    // Read from the prototype: a field may be named `classList`.
    Reflect.get<Element, "classList">(Element.prototype, "classList", form).remove(HAS_BUTTON);
  });

  return {
    hideShopButton: (method) => call("__maybeHideDefaultButtonOnInit", method),
    show,
    leave(part) {
      if (!query(part, BUTTON)) return;
      isRemoved = true;
      call("__cleanup");
    },
    restore() {
      if (isRemoved) show(methodOf(form));
    },
  };
}

function createOrderApi(checkout: Checkout): OrderApi {
  const { form, context } = checkout;
  return {
    async validate() {
      const code = await context.load(() => import("./check-form.ts")).catch(() => null);
      // Without its code the server alone checks the fields.
      return { hasError: code?.checkForm(checkout) === false };
    },
    submit() {
      if (!context.signal.aborted) submitForm(form);
    },
  };
}
