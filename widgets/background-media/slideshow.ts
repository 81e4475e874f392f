import { safeUrl } from "#browser/safe-url.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createPlayback } from "./playback.ts";
import type { Settings } from "./settings.ts";
import { transition } from "./transition.ts";

const CLASS = "islet-background-media__";

function createBox(part: string, names: readonly string[]): HTMLElement {
  const box = document.createElement("div");
  box.classList.add(CLASS + part, ...names);
  return box;
}

/** Creates the element of a picture, not zoomed yet. */
function createSlide(url: string, { parts, ...settings }: Settings): HTMLElement {
  const slide = createBox("slide", parts.slide);
  const image = createBox("image", parts.image);
  const isGrowing = settings.backgroundSlideshowKenBurnsZoomDirection === "in";
  if (settings.backgroundSlideshowKenBurns)
    image.classList.add(...(isGrowing ? parts.zoomIn : parts.zoomOut));
  // The escapes of JSON are those of CSS.
  image.style.backgroundImage = `url(${JSON.stringify(url)})`;
  slide.append(image);
  return slide;
}

/** Loads a picture; false if it cannot be shown. */
async function load(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

/** Shows the pictures of a gallery in turn; the first one at once, and alone where nothing may move. */
export function startSlideshow(settings: Settings, context: WidgetContext, isStill: boolean): void {
  const { host, signal, guard, inform, page } = context;
  const gallery = settings.backgroundSlideshowGallery;
  const urls = gallery.flatMap((address) => safeUrl(address, "request", { hosts: page.allowedHosts }) ?? []);
  if (urls.length < gallery.length)
    inform(
      `pictures left out of the background: ${gallery.length - urls.length}, because their addresses are neither the site's nor of a host in allowed_hosts of #islet-config`,
    );
  const [first] = urls;
  if (!first) return;

  const { zooming } = settings.parts;
  const slides = createBox("slides", settings.parts.slides);
  let current = createSlide(first, settings);
  slides.append(current);
  host.prepend(slides);
  removeAtEnd(signal, slides);
  const isZoomed = settings.backgroundSlideshowKenBurns;
  if (isStill || (urls.length < 2 && !isZoomed)) return;

  function zoom(slide: HTMLElement) {
    const image = slide.firstElementChild;
    if (!isZoomed || !image) return;
    // A transition needs a style to start from.
    void getComputedStyle(image).transform;
    image.classList.add(...zooming);
  }

  const motions = () => slides.getAnimations?.({ subtree: true }) ?? [];

  async function run() {
    playback.offerPause(slides);
    zoom(current);
    if (!settings.backgroundSlideshowLazyload) for (const url of urls) new Image().src = url;
    const last = settings.backgroundSlideshowLoop && urls.length > 1 ? Infinity : urls.length;
    for (let index = 1; index < last; index++) {
      const url = urls[index % urls.length] ?? first ?? "";
      const isLoaded = load(url);
      await playback.wait(settings.backgroundSlideshowSlideDuration);
      // The next picture takes the place of one that does not arrive.
      if (!(await isLoaded) || signal.aborted) continue;
      const next = createSlide(url, settings);
      slides.append(next);
      zoom(next);
      await transition(current, next, settings);
      current.remove();
      current = next;
    }
    await Promise.allSettled(motions().map(({ finished }) => finished));
    playback.end();
  }

  let isStarted = false;
  const playback = createPlayback(context, (isMoving) => {
    for (const motion of motions()) {
      if (isMoving) motion.play();
      else motion.pause();
    }
    if (!isStarted) guard(run);
    isStarted = true;
  });
}
