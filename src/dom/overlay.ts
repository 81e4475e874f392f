import { createChanges } from "./changes.ts";

/** The shop's own numbers (overlay.1; reference: shop 10). */
const DEFAULT_TEXT = "Please wait...";
const FADE_IN_MS = 200;
const FADE_OUT_MS = 400;
const LAYER = "1000";

interface BlockOptions {
  /** What visitors read on the overlay; empty where the theme's own sign of waiting is enough. */
  readonly text?: string;
  /** Its end takes the overlay away at once, without fading. */
  readonly signal: AbortSignal;
}

interface Cover {
  blocks: number;
  /** Fades away, and at once where that signal ends. */
  takeOff(fading?: AbortSignal): void;
}

const covers = new WeakMap<HTMLElement, Cover>();

/**
 * Covers an element with the shop's overlay: nothing in it can be operated (`inert`, `aria-busy`) until the function
 * returned is called. Several blocks of one element count as one. The focus comes back, unless the visitor moved it.
 */
export function block(element: HTMLElement, { text = DEFAULT_TEXT, signal }: BlockOptions): () => void {
  if (signal.aborted) return () => {};
  const cover = covers.get(element) ?? putOn(element, text);
  cover.blocks++;
  let isHeld = true;

  function stop(isFading: boolean) {
    if (isHeld && --cover.blocks === 0) cover.takeOff(isFading ? signal : undefined);
    isHeld = false;
    signal.removeEventListener("abort", end);
  }
  const end = () => stop(false);

  signal.addEventListener("abort", end);
  return () => stop(true);
}

function putOn(element: HTMLElement, text: string): Cover {
  const life = new AbortController();
  const changes = createChanges(life.signal);
  const { activeElement } = document;
  const focused = Node.prototype.contains.call(element, activeElement) ? activeElement : null;
  const layers = draw(text);
  if (getComputedStyle(element).position === "static") changes.setStyle(element, "position", "relative");
  changes.setAttribute(element, "aria-busy", "true");
  changes.setAttribute(element, "inert", "");
  element.append(...layers);
  for (const layer of layers) fade(layer, FADE_IN_MS, [0, 1]);

  function takeOff(fading?: AbortSignal) {
    covers.delete(element);
    life.abort();
    for (const layer of layers) {
      layer.style.pointerEvents = "none";
      const remove = () => layer.remove();
      fading?.addEventListener("abort", remove, { once: true });
      if (fading) fade(layer, FADE_OUT_MS, [1, 0], remove);
      else remove();
    }
    if (focused && document.activeElement === document.body) refocus(focused);
  }

  const cover: Cover = { blocks: 0, takeOff };
  covers.set(element, cover);
  return cover;
}

/** The class names are those that themes style: `.blockUI.blockOverlay::before` is their spinner. */
function draw(text: string): HTMLElement[] {
  const layers = ["blockUI", "blockUI blockOverlay"];
  if (text) layers.push("blockUI blockMsg blockElement");
  return layers.map((className) => {
    const layer = document.createElement("div");
    layer.className = className;
    // Inline, through the CSSOM: themes give these classes positions that only the stock script's inline styles undo.
    Object.assign(layer.style, { position: "absolute", inset: "0", zIndex: LAYER, cursor: "wait" });
    if (className.endsWith("Overlay"))
      Object.assign(layer.style, {
        background: "var(--islet-overlay, rgb(255 255 255 / 60%))",
        borderRadius: "inherit",
      });
    if (className.endsWith("Element")) layer.append(write(text, layer));
    return layer;
  });
}

/** The words stand in the middle, and stay in the window over an element that is taller. */
function write(text: string, layer: HTMLElement): HTMLElement {
  Object.assign(layer.style, { display: "flex", alignItems: "center", justifyContent: "center" });
  const words = document.createElement("span");
  words.textContent = text;
  words.style.cssText =
    "position:sticky;inset-block:1rem;padding:.5em 1em;border-radius:.3em;background:#fff;color:#222;box-shadow:0 1px 6px #0004";
  return words;
}

function fade(layer: HTMLElement, duration: number, opacity: number[], done?: () => void) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const animation = isStill ? undefined : layer.animate?.({ opacity }, { duration, fill: "forwards" });
  if (!animation) done?.();
  else if (done) animation.onfinish = animation.oncancel = done;
}

/** Markup that was exchanged meanwhile has the focus where its id is. */
function refocus(focused: Element) {
  const target = focused.isConnected
    ? focused
    : focused.id && Document.prototype.getElementById.call(document, focused.id);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
