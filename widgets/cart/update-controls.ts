import type { Changes } from "#dom/changes.ts";
import { queryAll } from "#dom/query.ts";
import { type CartPage, UPDATE } from "./cart-page.ts";

/** Disables the update button while there is nothing to send. In the editor, quantities are disabled too. */
export function updateControls({ host, context: { page }, changes, unsentFields }: CartPage): void {
  const isDisabled = page.isEditor || page.isPreview || unsentFields.size === 0;
  for (const button of queryAll(host, UPDATE)) setDisabled(button, isDisabled, changes);
  if (page.isEditor) for (const field of queryAll(host, ".qty")) setDisabled(field, true, changes);
}

function setDisabled(element: Element, isDisabled: boolean, changes: Changes) {
  changes.setAttribute(element, "disabled", isDisabled ? "" : null);
  changes.setAttribute(element, "aria-disabled", isDisabled ? "true" : null);
}
