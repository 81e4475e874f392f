import { query, queryAll } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import { CALCULATOR, CALCULATOR_BUTTON } from "../cart-page.ts";

const findSection = (form: Element) => query(form, ".shipping-calculator-form");

/** Opens or closes the fields of a shipping calculator; without `isOpen`, whichever it is not. */
export function toggleCalculator(
  form: Element,
  { isOpen, changes }: { readonly isOpen?: boolean; readonly changes: Changes },
): void {
  const button = query(form, CALCULATOR_BUTTON);
  const section = findSection(form);
  if (!button || !section) return;
  const willOpen = isOpen ?? button.getAttribute("aria-expanded") !== "true";
  changes.setAttribute(button, "aria-expanded", String(willOpen));
  changes.setStyle(section, "display", willOpen ? "block" : "none");
}

/** Hides the closed calculators of new markup: the template's style that does so is not part of an answer. */
export function hideClosedCalculators(host: HTMLElement, changes: Changes): void {
  for (const form of queryAll(host, CALCULATOR)) {
    const isOpen = query(form, "[aria-expanded=true]");
    const section = findSection(form);
    if (section && !isOpen && !section.style.display) changes.setStyle(section, "display", "none");
  }
}
