import { isElement, isTag } from "#runtime/node-type.ts";

export interface ImageWait {
  signal: AbortSignal;
  /** Gets `Bad element`; the console by default. */
  report?: ((message: string) => void) | undefined;
}

const LAZY_ATTRIBUTES = ["data-src", "data-srcset", "data-lazy-src"];

/**
 * Resolves when the element and every image in it has loaded or failed, including images whose address a lazy loader
 * sets later. Resolves at once if the signal aborts, and for anything but an element, which it reports as
 * `Bad element`. Never rejects.
 */
export async function imagesSettled(
  element: unknown,
  { signal, report = console.error }: ImageWait,
): Promise<void> {
  if (!isElement(element)) {
    report(`Bad element for imagesSettled ${Object.prototype.toString.call(element)}`);
    return;
  }
  const inside = Element.prototype.querySelectorAll.call(element, "img");
  const images = [element, ...inside].filter((node) => isTag(node, "img"));
  await Promise.all(images.map((image) => settled(image, signal)));
}

function settled(image: HTMLImageElement, signal: AbortSignal): Promise<void> {
  if (signal.aborted || isSettled(image)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const type of ["load", "error"]) image.removeEventListener(type, done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    for (const type of ["load", "error"]) image.addEventListener(type, done);
    signal.addEventListener("abort", done);
  });
}

/** For the browser an image without an address is complete. */
function isSettled(image: HTMLImageElement): boolean {
  const hasAddress = image.hasAttribute("src") || image.hasAttribute("srcset");
  return image.complete && (hasAddress || !LAZY_ATTRIBUTES.some((name) => image.hasAttribute(name)));
}
