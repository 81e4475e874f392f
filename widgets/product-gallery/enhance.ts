import { isPlainClick, isShortcut } from "#dom/activation.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { drawThumbs, drawTrigger } from "./gallery-controls.ts";
import type { Settings } from "./settings.ts";

/** Shows a product's pictures one at a time (reference: shop 9.3); what leads on and enlarges comes with the first touch. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, listen, page, signal } = context;
  const { flexsliderEnabled, photoswipeEnabled } = settings;
  const told = { gallery: host, params: settings };
  bus.emit("wc-product-gallery-before-init", told);
  const slides = selectAll(host, ".woocommerce-product-gallery__image") as HTMLElement[];
  const list = flexsliderEnabled && slides.length > 1 && drawThumbs(slides);
  // A placeholder stands alone: there is nothing to open.
  const trigger = photoswipeEnabled && slides.length > 0 ? drawTrigger(page) : undefined;
  if (trigger) host.prepend(trigger);
  if (list) host.append(list);
  createChanges(signal).toggleClass(host, "islet-product-gallery--plain", !flexsliderEnabled);
  signal.addEventListener("abort", () => {
    trigger?.remove();
    if (list) list.remove();
  });

  const thumbs = list ? [...list.getElementsByTagName("button")] : [];
  let behaving: Promise<(pressed: Element, event: MouseEvent) => unknown> | undefined;
  let isAwake = false;
  const behave = () =>
    (behaving ??= import("./behaviour/gallery-behaviour.ts").then(async ({ behave }) => {
      const press = await behave({ host, settings, context, slides, thumbs, trigger });
      isAwake = true;
      return press;
    }));

  const wake = () => {
    // Asked for again with the next sign, and by a press in words.
    behave().catch(() => {
      behaving = undefined;
    });
  };
  for (const type of ["pointerover", "focusin", "scroll"])
    listen(host, type, wake, { capture: true, passive: true, once: true });
  if (settings.flexslider.slideshow) wake();

  // Keys pressed while the code is on its way are heard once it is here.
  listen(host, "keydown", (event) => {
    const { key, target } = event;
    if (isAwake || isShortcut(event) || !thumbs.some((thumb) => thumb === target)) return;
    guard(async () => {
      await behave();
      const again = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      if (!event.defaultPrevented) target?.dispatchEvent(again);
    });
  });

  /** The server's own link does its work where the code does not come, or has nothing to do. */
  let isPlain = false;
  function goPlainly(pressed: Element) {
    const link = pressed === trigger ? selectAll(host, ".woocommerce-product-gallery__image a")[0] : pressed;
    isPlain = true;
    (link as HTMLElement | undefined)?.click();
    isPlain = false;
  }

  listen(host, "click", (event) => {
    const pressed = closest(event.target as Element, "a, button");
    if (isPlain || !isPlainClick(event) || !pressed || !host.contains(pressed)) return;
    event.preventDefault();
    guard(async () => {
      try {
        const isDone = await (await behave())(pressed, event);
        if (!isDone) goPlainly(pressed);
      } catch (error) {
        behaving = undefined;
        goPlainly(pressed);
        throw error;
      }
    });
  });
  bus.emit("wc-product-gallery-after-init", told);
}
