import { isPlainClick, isShortcut } from "#browser/plain-click.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import type { Press } from "./behaviour/gallery-behaviour.ts";
import type { GalleryParts } from "./gallery.ts";

const SLIDE = ".woocommerce-product-gallery__image";

const keepToBrowser = (event: Event) => event.stopImmediatePropagation();

/**
 * Loads the code that moves and enlarges pictures on the first touch. Keys and presses meanwhile wait for it. If the widget
 * ends first, a press is the browser's again.
 */
export function loadOnTouch(parts: GalleryParts): void {
  const { host, context } = parts;
  const { guard, listen } = context;
  let loading: Promise<Press> | undefined;
  let isLoaded = false;

  function load() {
    loading ??= import("./behaviour/gallery-behaviour.ts").then(({ startBehaviour }) =>
      context.signal.aborted ? async () => false : startBehaviour(parts),
    );
    loading.then(
      () => (isLoaded = true),
      // The next touch tries again.
      () => (loading = undefined),
    );
    return loading;
  }

  async function press(pressed: Element, event: MouseEvent) {
    let isHandled = false;
    try {
      isHandled = await (await load())(pressed, event);
    } finally {
      if (!isHandled) clickNatively(pressed);
    }
  }

  /** Follows the server's own link if the code does not load or does nothing. */
  function clickNatively(pressed: Element) {
    const isTrigger = pressed === parts.trigger;
    const link = isTrigger ? selectAll(host, `${SLIDE} a`)[0] : pressed;
    // Everybody has heard the press already.
    addEventListener("click", keepToBrowser, true);
    (link as HTMLElement | undefined)?.click();
    removeEventListener("click", keepToBrowser, true);
  }

  /** Another plugin's link may stand in the gallery, too. */
  const isOurs = (pressed: Element) =>
    pressed === parts.trigger ||
    parts.thumbList?.contains(pressed) ||
    (closest(pressed, SLIDE) !== null && selectAll(pressed, "img", { limit: 1 }).length > 0);

  for (const type of ["pointerover", "focusin", "scroll"])
    listen(host, type, () => void load(), { capture: true, once: true });
  if (parts.settings.flexslider.slideshow) void load();

  listen(host, "keydown", (event) => {
    const { key, target } = event;
    if (isLoaded || isShortcut(event) || !parts.thumbList?.contains(target as Node)) return;
    guard(async () => {
      await load();
      const repeated = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      if (!event.defaultPrevented) target?.dispatchEvent(repeated);
    });
  });
  listen(host, "click", (event) => {
    const pressed = closest(event.target as Element, "a, button");
    if (event.defaultPrevented || !isPlainClick(event) || !pressed || !host.contains(pressed)) return;
    if (!isOurs(pressed)) return;
    event.preventDefault();
    guard(() => press(pressed, event));
  });
}
