import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { Surplus } from "./motion.ts";
import type { Settings } from "./settings.ts";

/** Puts the background of an element into an element of its own, which can be moved, until the signal aborts. */
export function addLayer(
  host: HTMLElement,
  { skin, surplus }: { readonly skin: Settings["skin"]; readonly surplus: Surplus },
  signal: AbortSignal,
): HTMLElement {
  const owner = (skin.layerParent && selectAll(host, skin.layerParent)[0]) || host;
  const changes = createChanges(signal);
  const container = createBox(skin.container);
  const layer = createBox(skin.layer);
  const { backgroundImage } = getComputedStyle(host);
  layer.style.setProperty("--islet-motion-effects-image", backgroundImage);
  layer.style.setProperty("width", `${100 + surplus.x}%`);
  layer.style.setProperty("height", `${100 + surplus.y}%`);
  container.append(layer);
  owner.prepend(container);
  for (const name of skin.background) changes.toggleClass(host, name, true);
  changes.setStyle(host, "background-image", "none");
  signal.addEventListener("abort", () => container.remove());
  return layer;
}

function createBox(names: readonly string[]): HTMLElement {
  const box = document.createElement("div");
  box.classList.add(...names);
  return box;
}
