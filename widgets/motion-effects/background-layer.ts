import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { Surplus } from "./motion.ts";
import type { Settings } from "./settings.ts";

/** Puts the background of an element into a separate element, which can be moved, until the signal aborts. */
export function addLayer(
  host: HTMLElement,
  { parts, surplus }: { readonly parts: Settings["parts"]; readonly surplus: Surplus },
  signal: AbortSignal,
): HTMLElement {
  const owner = (parts.layerParent && selectAll(host, parts.layerParent)[0]) || host;
  const changes = createChanges(signal);
  const container = createBox(parts.container);
  const layer = createBox(parts.layer);
  const { backgroundImage } = getComputedStyle(host);
  layer.style.setProperty("--islet-motion-effects-image", backgroundImage);
  layer.style.setProperty("width", `${100 + surplus.x}%`);
  layer.style.setProperty("height", `${100 + surplus.y}%`);
  container.append(layer);
  owner.prepend(container);
  for (const name of parts.background) changes.toggleClass(host, name, true);
  changes.setStyle(host, "background-image", "none");
  removeAtEnd(signal, container);
  return layer;
}

function createBox(names: readonly string[]): HTMLElement {
  const box = document.createElement("div");
  box.classList.add(...names);
  return box;
}
