import { createHooks, type Hooks } from "#runtime/hooks.ts";

const READY = "frontend/element_ready/";

/** Hooks for scripts that were written for the builder's own. */
export interface PageHooks {
  /** What the scripts call. */
  readonly api: Hooks;
  /** Runs the actions of one element that is ready. */
  runReady(element: Element, ...values: unknown[]): void;
}

/** The names of an element's actions in the builder's order: all elements, its type, its widget with the skin. */
function readyNames(element: Element): string[] {
  const type = element.getAttribute("data-element_type") ?? "";
  const widget = type === "widget" ? (element.getAttribute("data-widget_type") ?? "") : "";
  return ["global", type, widget].filter(Boolean).map((name) => READY + name);
}

/**
 * The hooks of Islet, with other ones for elements that are ready: Islet runs those once for each widget that it mounts,
 * the builder once for each of its elements.
 * @param onReadyAction called at each action that is added for an element
 */
export function createPageHooks(
  shared: Hooks,
  reportError: (error: unknown) => void,
  onReadyAction: () => void,
): PageHooks {
  const ready = createHooks(reportError);
  const hooksOf = (name: string) => (name.startsWith(READY) ? ready : shared);
  return {
    api: {
      addAction(name, callback, priority) {
        if (hooksOf(name) === ready) onReadyAction();
        return hooksOf(name).addAction(name, callback, priority);
      },
      doAction: (name, ...values) => hooksOf(name).doAction(name, ...values),
      removeAction: (name, callback) => hooksOf(name).removeAction(name, callback),
      addFilter: (name, callback, priority) => shared.addFilter(name, callback, priority),
      applyFilters: (name, value, ...values) => shared.applyFilters(name, value, ...values),
      removeFilter: (name, callback) => shared.removeFilter(name, callback),
    },
    runReady(element, ...values) {
      for (const name of readyNames(element)) {
        ready.doAction(name, ...values);
        // Islet itself announces the others.
        if (!/\/(?:global|widget)$/.test(name)) shared.doAction(name, ...values);
      }
    },
  };
}
