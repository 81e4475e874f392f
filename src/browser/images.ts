/** When to stop waiting, and whom to tell about a wrong call. */
export interface ImageWait {
  signal: AbortSignal;
  /** Where `Bad element` goes; the console when left out. */
  report?: ((message: string) => void) | undefined;
}

const LAZY = ["data-src", "data-srcset", "data-lazy-src"];

/**
 * Resolves when every image in the element (or the element itself, an image) has loaded or failed, those
 * included whose address a lazy loader sets later. It resolves at once for what is no element, which is reported
 * as `Bad element` (runtime.14), and when the signal aborts. It never rejects.
 */
export async function imagesSettled(
  element: unknown,
  { signal, report = console.error }: ImageWait,
): Promise<void> {
  if (!(element instanceof Element)) {
    report(`Bad element for imagesSettled ${Object.prototype.toString.call(element)}`);
    return;
  }
  const inside = Element.prototype.querySelectorAll.call(element, "img");
  const images = [element, ...inside].filter((node) => node instanceof HTMLImageElement);
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

/** The browser calls an image without an address complete. */
function isSettled(image: HTMLImageElement): boolean {
  const hasAddress = image.hasAttribute("src") || image.hasAttribute("srcset");
  return image.complete && (hasAddress || !LAZY.some((name) => image.hasAttribute(name)));
}
