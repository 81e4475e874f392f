import { slideToggle } from "#dom/motion/slide-toggle.ts";
import { query, queryAll } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { methodOf } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";
import { createOwnButtons, type OwnButtons } from "./own-buttons.ts";

const RADIO = "input[name=payment_method]";
const SAVED_CARDS = "ul.woocommerce-SavedPaymentMethods";
/** The shop's own duration. */
const SLIDE_MS = 230;

/** The payment methods of a form. */
export interface PaymentMethods {
  /**
   * Selects the visitor's method, else the server's, else the first. Call it at the start and whenever the server's markup
   * has replaced the methods.
   */
  select(): void;
  readonly buttons: Pick<OwnButtons, "leave" | "restore">;
}

/** Shows the box of the selected payment method, and its label on the order button or its own button. */
export function createPaymentMethods(checkout: Checkout): PaymentMethods {
  const { host, form, context, changes } = checkout;
  const { bus, guard, listen, on, signal } = context;
  const setButtonLabel = createButtonLabel(form, signal);
  const buttons = createOwnButtons(checkout);
  let selected = "";

  function showSelected(durationMs: number) {
    const radio = query<HTMLInputElement>(form, `${RADIO}:checked`);
    for (const box of queryAll(form, "div.payment_box")) {
      const isOpen = radio !== undefined && box.classList.contains(`payment_method_${radio.value}`);
      if (isOpen !== (getComputedStyle(box).display !== "none"))
        slideToggle(box, { isOpen, durationMs, changes });
    }
    setButtonLabel(radio?.dataset["order_button_text"]);
    const method = methodOf(form);
    if (method !== selected) bus.emit("payment_method_selected", {});
    selected = method;
  }

  function showCards() {
    if (query(form, SAVED_CARDS))
      guard(async () => (await context.load(() => import("./saved-cards.ts"))).showSavedCards(checkout));
  }

  function select() {
    showCards();
    const radios = queryAll<HTMLInputElement>(form, RADIO);
    const [first] = radios;
    if (!first) return;
    const earlier = radios.find(({ value }) => value === selected);
    const radio = earlier ?? radios.find(({ checked }) => checked) ?? first;
    radio.checked = true;
    if (radios.length === 1) changes.setStyle(first, "display", "none");
    buttons.hideShopButton(radio.value);
    showSelected(0);
    // Gateways wait for a click.
    radio.click();
  }

  listen(host, "click", ({ target }) => {
    if (!isTag(target, "input") || !target.matches(RADIO)) return;
    showSelected(SLIDE_MS);
    buttons.show(target.value);
  });
  // A gateway has printed a form of its own.
  on("wc-credit-card-form-init", showCards);
  return { select, buttons };
}

/** Without a label the order button gets the server's. */
function createButtonLabel(form: Element, signal: AbortSignal) {
  const serverLabels = new Map<Element, string | null>();
  signal.addEventListener("abort", () => {
    for (const [button, label] of serverLabels) button.textContent = label;
  });
  return (methodLabel: string | undefined) => {
    const button = query(form, "#place_order");
    const label = methodLabel || button?.dataset["value"];
    if (!button || !label || button.textContent?.trim() === label) return;
    if (!serverLabels.has(button)) serverLabels.set(button, button.textContent);
    button.textContent = label;
  };
}
