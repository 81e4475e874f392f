import type { Hooks } from "#runtime/hooks.ts";

const READY = "frontend/element_ready/";
/** Before the names of actions that run once for each of the builder's elements. */
const ELEMENTS = "elements/";

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

/** The name in Islet's hooks. */
const sharedName = (name: string) => (name.startsWith(READY) ? ELEMENTS + name : name);

/**
 * The hooks of Islet, with other names for elements that are ready: Islet runs those once for each widget that it mounts,
 * the builder once for each of its elements.
 * @param onReadyAction called at each action that is added for an element
 */
export function createPageHooks(shared: Hooks, onReadyAction: () => void): PageHooks {
  return {
    api: {
      ...shared,
      addAction(name, callback, priority) {
        if (name.startsWith(READY)) onReadyAction();
        return shared.addAction(sharedName(name), callback, priority);
      },
      doAction: (name, ...values) => shared.doAction(sharedName(name), ...values),
      removeAction: (name, callback) => shared.removeAction(sharedName(name), callback),
    },
    runReady(element, ...values) {
      for (const name of readyNames(element)) {
        shared.doAction(sharedName(name), ...values);
        // Islet itself announces the others.
        if (!/\/(?:global|widget)$/.test(name)) shared.doAction(name, ...values);
      }
    },
  };
}
