import { lessMotion } from "#dom/less-motion.ts";
import { watchSizes } from "#dom/scroll/watch-sizes.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { DeviceMode } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { addLayer } from "./background-layer.ts";
import { elementTravel, isOfMouse, layerTravel, surplusFor } from "./motion.ts";
import { hasMouse } from "./mouse.ts";
import { move } from "./move.ts";
import { createPlace, type Place } from "./place.ts";
import type { Effect, Settings } from "./settings.ts";
import { shareClass } from "./shared-class.ts";

/** Time without a change of a size after which the place and the device are read again. */
const SETTLED_MS = 200;

/** How an element and a background follow, as Elementor's own style sheet has it. */
const SMOOTHING = { element: "100ms ease", background: "1s cubic-bezier(0, 0.33, 0.07, 1.03)" };

/** Moves an element, or its background, while the visitor scrolls or moves the mouse. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { page, signal, after, listen, on } = context;
  if (page.isEditor) return;
  const place = createPlace(host);
  const stillness = lessMotion();
  let moving = new AbortController();
  let mode = page.deviceMode();
  let askForFrame = () => {};

  const stop = () => moving.abort();
  function start() {
    stop();
    moving = new AbortController();
    mode = page.deviceMode();
    askForFrame = stillness.matches
      ? () => {}
      : startEffects(host, settings, { mode, place, signal: moving.signal });
  }
  function measure() {
    place.measure();
    if (mode === page.deviceMode()) askForFrame();
    else start();
  }

  place.measure();
  start();
  signal.addEventListener("abort", stop);
  let cancelTimer = () => {};
  const measureSoon = () => {
    cancelTimer();
    cancelTimer = after(SETTLED_MS, measure);
  };
  listen(window, "resize", measureSoon);
  watchSizes([host, host.parentElement ?? host], measureSoon, signal);
  on("elementor-pro/motion-fx/recalc", measure);
  for (const name of ["sticky:stick", "sticky:unstick"] as const)
    on(name, (event) => {
      if (event.host !== host) return;
      place.setStuck(name === "sticky:stick");
      measure();
    });
  listen(stillness, "change", start);
  // On paper the page stands as the server has printed it.
  listen(window, "beforeprint", stop);
  listen(window, "afterprint", start);
}

/** Starts the effects of a device; all ends with the signal. Returns what asks for a frame. */
function startEffects(
  host: HTMLElement,
  settings: Settings,
  options: { readonly mode: DeviceMode; readonly place: Place; readonly signal: AbortSignal },
): () => void {
  const { parts, anchorX, anchorY } = settings;
  const { mode, place, signal } = options;
  const withMouse = hasMouse();
  const active = (effects: readonly Effect[], devices: readonly DeviceMode[]) =>
    devices.includes(mode) ? effects.filter((effect) => withMouse || !isOfMouse(effect)) : [];
  const own = active(settings.effects, settings.effectsOn);
  const background = active(settings.backgroundEffects, settings.backgroundEffectsOn);
  if (own.length + background.length === 0) return () => {};
  const changes = createChanges(signal);
  const parent = host.parentElement;
  for (const name of parts.element) changes.toggleClass(host, name, true);
  if (parent) shareClass(parent, parts.parent, signal);
  if (parent && own.some(({ effect }) => effect === "tilt")) shareClass(parent, parts.perspective, signal);
  if (anchorX !== "center" || anchorY !== "center")
    changes.setStyle(host, "transform-origin", `${anchorX} ${anchorY}`);

  let askForFrame = () => {};
  if (own.length) {
    const range = settings.effectsRange;
    const mover = { element: host, effects: own, range, travel: elementTravel, smoothing: SMOOTHING.element };
    askForFrame = move(host, mover, { place, signal });
  }
  if (background.length) {
    const surplus = surplusFor(background);
    const element = addLayer(host, { parts, surplus }, signal);
    const range = settings.backgroundEffectsRange;
    const travel = layerTravel(surplus);
    const mover = { element, effects: background, range, travel, smoothing: SMOOTHING.background };
    // Both move in the same frame.
    askForFrame = move(host, mover, { place, signal });
  }
  return askForFrame;
}
