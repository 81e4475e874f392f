import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const GALLERY = ".woocommerce-product-gallery";

/** What marks a gallery, which its stand-in has to say as well. */
function carryMarks(from: Element, to: Element) {
  const [widget, settings, on] = ["data-widget", "data-settings", "data-widget-on"].map((name) =>
    from.getAttribute(name),
  );
  if (widget) to.setAttribute("data-widget", widget);
  if (settings) to.setAttribute("data-settings", settings);
  if (on) to.setAttribute("data-widget-on", on);
}

async function clean(html: string) {
  const { sanitise } = await import("#browser/safe-html.ts");
  return sanitise(html, "fragment", { sameOrigin: true });
}

/**
 * Shows a variation's own pictures, as WooCommerce 11.1 sends them (`gallery_images_html`), in the place of the product's;
 * empty markup brings those back. Whoever enhances a gallery sees one go and another come.
 */
export function createGallery(form: Element, { bus, signal }: Pick<WidgetContext, "bus" | "signal">) {
  const [printed] = selectAll(form.closest(".product") ?? form, GALLERY, { limit: 1 });
  let here = printed as HTMLElement | undefined;
  let wanted = "";

  function put(next: HTMLElement) {
    if (!here || here === next) return;
    bus.emit("wc-product-gallery-before-destroy", { gallery: here });
    here.replaceWith(next);
    here = next;
  }

  signal.addEventListener("abort", () => {
    wanted = "";
    if (printed instanceof HTMLElement) put(printed);
  });

  return async (html: string): Promise<void> => {
    if (html === wanted || !(printed instanceof HTMLElement)) return;
    wanted = html;
    if (!html) return put(printed);
    const content = await clean(html).catch((error: unknown) => {
      wanted = "";
      throw error;
    });
    const [fresh] = selectAll(content, GALLERY, { limit: 1 });
    if (wanted !== html || !(fresh instanceof HTMLElement)) return;
    carryMarks(printed, fresh);
    put(fresh);
  };
}
