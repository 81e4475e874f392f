import { createChanges } from "#dom/changes.ts";

/** Swaps the body's class as the shop's inline script does, in case a policy or an optimiser has stopped it. */
export function swapNoScriptClass(signal: AbortSignal): void {
  const { body } = document;
  if (!body.classList.contains("woocommerce-no-js")) return;
  const { toggleClass } = createChanges(signal);
  toggleClass(body, "woocommerce-no-js", false);
  toggleClass(body, "woocommerce-js", true);
}
