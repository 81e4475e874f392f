import { safeUrl } from "#browser/safe-url.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { Gallery } from "./gallery-parts.ts";

/** How near a picture must be to be requested. */
const NEAR = "400px";

/** The declaration's value for a picture of the web; null for any other address. */
function backgroundOf(address: string): string | null {
  const url = safeUrl(address, "image");
  if (!url || !/^https?:/.test(url)) return null;
  return `url("${url.replaceAll(/["\\]/g, (character) => encodeURIComponent(character))}")`;
}

/** Shows the pictures whose address the server has put into `data-thumbnail`, at once or when the visitor comes near. */
export function showPictures({ items, settings, changes, context }: Gallery): void {
  const { signal, warn } = context;
  const { lazyload, parts } = settings;
  for (const { image } of items) {
    const address = image?.dataset["thumbnail"];
    if (!image || !address) continue;
    const background = backgroundOf(address);
    if (!background) {
      warn(`the picture "${address.slice(0, 100)}" has no address of the web; it is not shown`);
      continue;
    }
    const show = () => {
      changes.setStyle(image, "background-image", background);
      for (const name of parts.loaded) changes.toggleClass(image, name, true);
    };
    if (lazyload && "IntersectionObserver" in window) whenNear(image, show, signal);
    else show();
  }
}

function whenNear(element: Element, run: () => void, signal: AbortSignal) {
  const seen = new AbortController();
  signal.addEventListener("abort", () => seen.abort(), { signal: seen.signal });
  watchView(element, { margin: NEAR, signal: seen.signal }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    seen.abort();
    run();
  });
}
