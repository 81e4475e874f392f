import type { Hooks } from "#runtime/hooks.ts";
import { READY, sharedName } from "./page-hooks.ts";

/** The names of an element's actions in the builder's order: all elements, its type, its widget with the skin. */
function readyNames(element: Element): string[] {
  const type = element.getAttribute("data-element_type") ?? "";
  const widget = type === "widget" ? (element.getAttribute("data-widget_type") ?? "") : "";
  return ["global", type, widget].filter(Boolean).map((name) => READY + name);
}

/** Runs the actions of one element that is ready. */
export function runReady(hooks: Hooks, element: Element, ...values: readonly unknown[]): void {
  for (const name of readyNames(element)) {
    hooks.doAction(sharedName(name), ...values);
    // Islet itself announces the others.
    if (!/\/(?:global|widget)$/.test(name)) hooks.doAction(name, ...values);
  }
}
