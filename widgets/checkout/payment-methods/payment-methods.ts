import { slideToggle } from "#dom/slide-toggle.ts";
import { queryAll, query } from "#dom/query.ts";
import { methodOf } from "#shop/order/order-form.ts";
import type { Checkout } from "../checkout.ts";
import { setBuilderReferer } from "#shop/builder-referer.ts";

const RADIO = "input[name=payment_method]";
/** Cards kept for later (reference: shop 5.8). */
const TOKENS = "ul.woocommerce-SavedPaymentMethods";
/** The shop's own pace (reference: shop 5.3). */
const SLIDE_MS = 230;

/**
 * Shows the box of the way to pay that is chosen, and its words on the button.
 * @returns what begins anew after the ways to pay were replaced
 */
export function createMethods(checkout: Checkout) {
  const { host, form, context, changes } = checkout;
  const { bus, guard, listen, signal } = context;
  let chosen = "";
  const servers = new Map<Element, string | null>();
  signal.addEventListener("abort", () => {
    for (const [button, words] of servers) button.textContent = words;
  });

  function show(durationMs: number) {
    const radio = query<HTMLInputElement>(form, `${RADIO}:checked`);
    for (const box of queryAll(form, "div.payment_box")) {
      const isOpen = radio !== undefined && box.classList.contains(`payment_method_${radio.value}`);
      if (isOpen !== (getComputedStyle(box).display !== "none"))
        slideToggle(box, { isOpen, durationMs, changes });
    }
    const button = query<HTMLButtonElement>(form, "#place_order");
    const words = radio?.dataset["order_button_text"] || button?.dataset["value"];
    if (button && words && button.textContent?.trim() !== words) {
      if (!servers.has(button)) servers.set(button, button.textContent);
      button.textContent = words;
    }
    const method = methodOf(form);
    if (method !== chosen) bus.emit("payment_method_selected", {});
    chosen = method;
  }

  function begin() {
    setBuilderReferer(form, signal);
    if (query(form, TOKENS)) guard(async () => (await import("./saved-cards.ts")).showSavedCards(checkout));
    const radios = queryAll<HTMLInputElement>(form, RADIO);
    const [first] = radios;
    if (!first) return;
    const earlier = radios.find(({ value }) => value === chosen);
    const radio = earlier ?? radios.find(({ checked }) => checked) ?? first;
    radio.checked = true;
    if (radios.length === 1) changes.setStyle(first, "display", "none");
    show(0);
    // Gateways wait for a press (reference: shop 5.3).
    radio.click();
  }

  listen(host, "click", ({ target }) => {
    if (target instanceof Element && target.matches(RADIO)) show(SLIDE_MS);
  });
  return begin;
}
