import { queryAll } from "#dom/query.ts";

const REFERER = "[name=_wp_http_referer]";
const originals = new WeakMap<Element, string>();

/** Lets the server answer with Elementor's templates. Does nothing outside its widgets. */
export function setElementorReferer(part: HTMLElement, signal: AbortSignal): void {
  const pageId = part.closest("[data-elementor-id]")?.getAttribute("data-elementor-id");
  const widgetId = part.closest(".elementor-widget")?.getAttribute("data-id");
  if (!pageId || !widgetId) return;
  const url = new URL(location.href);
  url.searchParams.set("elementorPageId", pageId);
  url.searchParams.set("elementorWidgetId", widgetId);
  for (const field of queryAll<HTMLInputElement>(part, REFERER)) {
    if (!originals.has(field)) {
      originals.set(field, field.value);
      signal.addEventListener("abort", () => {
        field.value = originals.get(field) ?? "";
        originals.delete(field);
      });
    }
    field.value = url.href;
  }
}
