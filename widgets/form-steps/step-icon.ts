import { safeUrl } from "#browser/safe-url.ts";
import { createIcon } from "#dom/icon.ts";
import type { Step } from "./view.ts";

/** The picture of a step; undefined if it has none that may be shown. */
export function iconOf({ iconUrl, icon, iconClass }: Step): Element | undefined {
  const address = safeUrl(iconUrl, "image");
  if (!address) return createIcon(icon) ?? createIcon(iconClass);
  const image = document.createElement("img");
  image.src = address;
  image.alt = "";
  return image;
}
