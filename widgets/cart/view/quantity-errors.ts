import type { CartPage } from "../cart-page.ts";
import { clearFieldMessage, showFieldMessage } from "./field-message.ts";

/** The errors beside quantities that cannot be sent. */
export interface QuantityErrors {
  /** Shows why a quantity is invalid, in the browser's words, or clears its error. The focus does not move. */
  update(field: HTMLInputElement): void;
  clear(field: HTMLElement): void;
}

export function createQuantityErrors({ host, context, changes }: CartPage): QuantityErrors {
  const messages = new Map<HTMLElement, HTMLElement>();

  function clear(field: HTMLElement) {
    const message = messages.get(field);
    if (!message) return;
    messages.delete(field);
    clearFieldMessage(field, message, changes);
  }

  context.signal.addEventListener("abort", () => {
    for (const field of [...messages.keys()]) clear(field);
  });
  return {
    clear,
    update(field) {
      const { name, validationMessage: text } = field;
      const shown = messages.get(field);
      if (shown?.isConnected && shown.textContent === text) return;
      clear(field);
      if (!text) return;
      const parent = field.closest("td") ?? field.parentElement ?? host;
      const error = { id: `${name}-error`, text, parent, changes, isAlert: true };
      messages.set(field, showFieldMessage(field, error));
    },
  };
}
