import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const GALLERY = ".woocommerce-product-gallery";

/** Puts a gallery's markup in the place of the product's gallery; empty markup restores the product's. */
export type ShowGallery = (html: string) => Promise<void>;

/**
 * Shows the galleries that variations bring (`gallery_images_html`, WooCommerce 11.1), until the signal aborts.
 * The gallery widget sees one gallery leave and another arrive.
 */
export function createVariationGallery(
  form: Element,
  { bus, load, signal }: Pick<WidgetContext, "bus" | "load" | "signal">,
): ShowGallery {
  const [printed] = selectAll(form.closest(".product") ?? form, GALLERY, { limit: 1 });
  let current = printed as HTMLElement | undefined;
  let requestedHtml = "";

  function replaceCurrent(next: HTMLElement) {
    if (!current || current === next) return;
    bus.emit("wc-product-gallery-before-destroy", { gallery: current });
    current.replaceWith(next);
    current = next;
  }

  signal.addEventListener("abort", () => {
    requestedHtml = "";
    if (isHtmlElement(printed)) replaceCurrent(printed);
  });

  return async (html) => {
    if (html === requestedHtml || !isHtmlElement(printed)) return;
    requestedHtml = html;
    if (!html) return replaceCurrent(printed);
    const content = await sanitiseGallery(html, load).catch((error: unknown) => {
      requestedHtml = "";
      throw error;
    });
    const [gallery] = selectAll(content, GALLERY, { limit: 1 });
    // A newer choice may have asked for another gallery meanwhile.
    if (requestedHtml !== html || !isHtmlElement(gallery)) return;
    copyMarker(printed, gallery);
    replaceCurrent(gallery);
  };
}

async function sanitiseGallery(html: string, load: WidgetContext["load"]) {
  const { sanitise } = await load(() => import("#browser/safe-html.ts"));
  return sanitise(html, "fragment", { sameOrigin: true });
}

function copyMarker(from: Element, to: Element) {
  const [widget, settings, on] = ["data-widget", "data-settings", "data-widget-on"].map((name) =>
    from.getAttribute(name),
  );
  if (widget) to.setAttribute("data-widget", widget);
  if (settings) to.setAttribute("data-settings", settings);
  if (on) to.setAttribute("data-widget-on", on);
}
