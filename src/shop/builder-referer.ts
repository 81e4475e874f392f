import { queryAll } from "#dom/query.ts";

const REFERER = "[name=_wp_http_referer]";
const originals = new WeakMap<Element, string>();

/** By this the builder's shop answers with its own templates (reference: shop 4.7); nothing on other pages. */
export function setBuilderReferer(part: HTMLElement, signal: AbortSignal): void {
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
