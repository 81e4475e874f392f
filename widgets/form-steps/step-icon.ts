import { safeUrl } from "#browser/safe-url.ts";
import { createIcon } from "#dom/icon.ts";
import type { Step } from "./view.ts";

/** The picture of a step; undefined if it has none that may be shown. */
export function iconOf({ data }: Step): Element | undefined {
  const address = safeUrl(data["iconurl"], "image");
  if (!address) return createIcon(data["icon"] ?? "") ?? createIcon(data["iconlibrary"] ?? "");
  const image = document.createElement("img");
  image.src = address;
  image.alt = "";
  return image;
}
