/** What the shop's inline script does to the body, where a policy or an optimiser has kept it from running. */
export function swapNoScriptClass(): void {
  const { classList } = document.body;
  if (!classList.contains("woocommerce-no-js")) return;
  classList.remove("woocommerce-no-js");
  classList.add("woocommerce-js");
}
