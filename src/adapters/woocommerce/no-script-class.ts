import { createChanges } from "#dom/changes.ts";

/** What the shop's inline script does to the body, where a policy or an optimiser has kept it from running. */
export function swapNoScriptClass(signal: AbortSignal): void {
  const { body } = document;
  if (!body.classList.contains("woocommerce-no-js")) return;
  const { toggleClass } = createChanges(signal);
  toggleClass(body, "woocommerce-no-js", false);
  toggleClass(body, "woocommerce-js", true);
}
