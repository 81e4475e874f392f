import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { loadOnTouch } from "./load-on-touch.ts";
import type { Settings } from "./settings.ts";
import { createDistance, createThumbnails, createTrigger } from "./thumbnails-and-trigger.ts";

/** Shows a product's pictures one at a time. Most of the code loads with the first touch. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { bus, page, signal } = context;
  const payload = { gallery: host, params: settings };
  bus.emit("wc-product-gallery-before-init", payload);
  const slides = selectAll(host, ".woocommerce-product-gallery__image") as HTMLElement[];
  const thumbList = settings.flexsliderEnabled && slides.length > 1 ? createThumbnails(slides) : undefined;
  // A placeholder is no slide: there is nothing to open.
  const trigger = settings.photoswipeEnabled && slides.length > 0 ? createTrigger(page) : undefined;
  if (trigger) host.prepend(trigger);
  const below: HTMLElement[] = thumbList ? [thumbList] : [];
  // The shop's script puts no element around pictures that fade.
  if (thumbList && settings.flexslider.animation === "slide") below.unshift(createDistance());
  host.append(...below);
  createChanges(signal).toggleClass(host, "islet-product-gallery--plain", !settings.flexsliderEnabled);
  for (const element of trigger ? [trigger, ...below] : below) removeAtEnd(signal, element);

  loadOnTouch({ host, settings, context, slides, thumbList, trigger });
  bus.emit("wc-product-gallery-after-init", payload);
}
