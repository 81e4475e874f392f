import { createChanges } from "#dom/state/changes.ts";
import type { PresetRuntime } from "#runtime/preset.ts";
import { isOnPage } from "../../shared/is-on-page.ts";
import { READY, sharedName } from "./page-hooks.ts";
import { watchReadyElements } from "./ready-elements.ts";
import type { KeepsData } from "./swiper-data.ts";

const CAROUSELS = new Set(["carousel", "slides", "testimonials"]);

/**
 * What a page with jQuery has besides: actions for each element, and the objects of carousels and animations.
 * @returns a function that begins to look for elements that come later
 */
export function connectJQuery(
  { bus, hooks, signal, reportError }: Pick<PresetRuntime, "bus" | "hooks" | "signal" | "reportError">,
  $: KeepsData,
): () => void {
  const changes = createChanges(signal);
  function provide(root: ParentNode) {
    import("./swiper-data.ts").then(({ provideSwipers }) => {
      if (!signal.aborted) provideSwipers(root, $, changes);
    }, reportError);
  }
  function provideAnimations(root: ParentNode) {
    import("./lottie-data.ts").then(({ provideLotties }) => {
      if (!signal.aborted) provideLotties(root, $);
    }, reportError);
  }
  bus.on(
    "frontend/element_ready/widget",
    ({ host, widget }) => {
      if (CAROUSELS.has(widget)) provide(host);
      if (widget === "animation") provideAnimations(host);
    },
    signal,
  );
  // jQuery may have come after them.
  if (isOnPage(".islet-carousel--ready")) provide(document);
  if (isOnPage(".e-lottie__animation")) provideAnimations(document);
  return watchReadyElements({ bus, signal }, (element) => runReady(hooks, element, $(element), $));
}

/** The names of an element's actions in Elementor's order: all elements, its type, its widget with the skin. */
function readyNames(element: Element): string[] {
  const type = element.getAttribute("data-element_type") ?? "";
  const widget = type === "widget" ? (element.getAttribute("data-widget_type") ?? "") : "";
  return ["global", type, widget].filter(Boolean).map((name) => READY + name);
}

/** Runs the actions of one element that is ready. */
function runReady(hooks: PresetRuntime["hooks"], element: Element, ...values: readonly unknown[]): void {
  for (const name of readyNames(element)) {
    hooks.doAction(sharedName(name), ...values);
    // Islet itself announces the others.
    if (!/\/(?:global|widget)$/.test(name)) hooks.doAction(name, ...values);
  }
}
