import { markAdded } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { blurInside } from "./focus/blur-inside.ts";
import { prefersLessMotion } from "./less-motion.ts";
import { createChanges } from "./state/changes.ts";

/** The shop's own durations and z-index. */
const FADE_IN_MS = 200;
const FADE_OUT_MS = 400;
const Z_INDEX = "1000";

interface BlockOptions {
  /** The text on the overlay; without one, the theme's own spinner is alone. */
  readonly text?: string;
  /** Removes the overlay at once, without fading. */
  readonly signal: AbortSignal;
  /** Runs if another script ends it. */
  readonly onTakenOff?: () => void;
}

interface Overlay {
  blockCount: number;
  /** What runs if another script ends it. */
  readonly onTakenOff: Set<() => void>;
  /** Lets the visitor use what stands above it. */
  letThrough(): void;
  /** Removes it at once. */
  remove(): void;
  /** Removes it after fading, at once if the signal aborts. */
  fadeOut(signal: AbortSignal): void;
}

const overlays = new WeakMap<HTMLElement, Overlay>();

/** Ends every block of an element, whoever has begun it: another script says so. */
export function takeOff(element: HTMLElement): void {
  const overlay = overlays.get(element);
  overlay?.remove();
  overlay?.onTakenOff.forEach((run) => run());
}

/** Lets visitors use what stands above the overlay of an element, such as a bank's box. */
export const letThrough = (element: HTMLElement): void => overlays.get(element)?.letThrough();

/**
 * Covers an element with the shop's overlay and makes it `inert` and `aria-busy` until the returned function is called.
 * Several blocks of one element share one overlay, which also ends if another script removes it. The focus returns,
 * unless the visitor has moved it.
 */
export function block(element: HTMLElement, options: BlockOptions): () => void {
  const { text = "", signal, onTakenOff } = options;
  if (signal.aborted) return () => {};
  const overlay = overlays.get(element) ?? createOverlay(element, text);
  overlay.blockCount++;
  if (onTakenOff) overlay.onTakenOff.add(onTakenOff);
  let isReleased = false;

  /** Returns whether this was the last block. */
  function release() {
    signal.removeEventListener("abort", end);
    if (isReleased) return false;
    isReleased = true;
    if (onTakenOff) overlay.onTakenOff.delete(onTakenOff);
    return --overlay.blockCount === 0;
  }
  const end = () => {
    if (release()) overlay.remove();
  };
  signal.addEventListener("abort", end);
  return () => {
    if (release()) overlay.fadeOut(signal);
  };
}

function createOverlay(element: HTMLElement, text: string): Overlay {
  const controller = new AbortController();
  const changes = createChanges(controller.signal);
  const focused = blurInside(element);
  const layers = createLayers(text);
  if (getComputedStyle(element).position === "static") changes.setStyle(element, "position", "relative");
  changes.setAttribute(element, "aria-busy", "true");
  changes.setAttribute(element, "inert", "");
  element.append(...layers);
  for (const layer of layers) fade(layer, [0, 1], FADE_IN_MS);

  const observer = new MutationObserver(
    () => layers.some(({ parentNode }) => !parentNode) && takeOff(element),
  );
  observer.observe(element, { childList: true });
  controller.signal.addEventListener("abort", () => observer.disconnect());

  const removeLayers = () => layers.forEach((layer) => layer.remove());
  function unblock() {
    if (controller.signal.aborted) return;
    overlays.delete(element);
    controller.abort();
    if (focused && document.activeElement === document.body) restoreFocus(focused);
  }

  const overlay: Overlay = {
    blockCount: 0,
    onTakenOff: new Set(),
    letThrough() {
      changes.setAttribute(element, "aria-busy", null);
      changes.setAttribute(element, "inert", null);
    },
    remove() {
      removeLayers();
      unblock();
    },
    fadeOut(signal) {
      signal.addEventListener("abort", removeLayers, { once: true });
      for (const layer of layers) fadeOut(layer);
      unblock();
    },
  };
  overlays.set(element, overlay);
  return overlay;
}

/** Uses the class names that themes style: `.blockUI.blockOverlay::before` is their spinner. */
function createLayers(text: string): HTMLElement[] {
  const layers = ["blockUI", "blockUI blockOverlay"];
  if (text) layers.push("blockUI blockMsg blockElement");
  return layers.map((className) => {
    const layer = markAdded(document.createElement("div"));
    layer.className = className;
    // Inline, because themes give these classes positions that only the stock script's inline styles undo.
    Object.assign(layer.style, { position: "absolute", inset: "0", zIndex: Z_INDEX, cursor: "wait" });
    if (className.endsWith("Overlay"))
      Object.assign(layer.style, {
        background: "var(--islet-overlay, rgb(255 255 255 / 60%))",
        borderRadius: "inherit",
      });
    if (className.endsWith("Element")) addText(layer, text);
    return layer;
  });
}

/** Centres the text; over an element taller than the window it stays in view. */
function addText(layer: HTMLElement, text: string) {
  Object.assign(layer.style, { display: "flex", alignItems: "center", justifyContent: "center" });
  const message = document.createElement("span");
  message.textContent = text;
  message.style.cssText =
    "position:sticky;inset-block:1rem;padding:.5em 1em;border-radius:.3em;background:#fff;color:#222;box-shadow:0 1px 6px #0004";
  layer.append(message);
}

function fadeOut(layer: HTMLElement) {
  layer.style.pointerEvents = "none";
  const remove = () => layer.remove();
  const animation = fade(layer, [1, 0], FADE_OUT_MS);
  if (animation) animation.onfinish = animation.oncancel = remove;
  else remove();
}

/** Undefined for visitors who prefer less motion. */
function fade(layer: HTMLElement, opacity: number[], durationMs: number): Animation | undefined {
  if (prefersLessMotion()) return undefined;
  return layer.animate?.({ opacity }, { duration: durationMs, fill: "forwards" });
}

/** Markup that was replaced meanwhile gets the focus by its id. */
function restoreFocus(focused: Element) {
  const target = focused.isConnected
    ? focused
    : focused.id && HTMLDocument.prototype.getElementById.call(document, focused.id);
  if (isHtmlElement(target)) target.focus({ preventScroll: true });
}
