import { readFileSync } from "node:fs";

/** The element of a widget of the builder, by its type, as a recorded page prints it. */
export function nativeWidget(page: string, type: string): string {
  const html = readFileSync(`fixtures/native/builder/pages/${page}.html`, "utf8");
  const recorded = new DOMParser().parseFromString(html, "text/html");
  const element = recorded.querySelector(`[data-widget_type="${type}"], [data-e-type="${type}"]`);
  if (!element) throw new Error(`${page} has no ${type}.`);
  return element.outerHTML;
}

/** Whether neither styles nor attributes hide an element or one around it. */
export const isShown = (element: Element | null): boolean =>
  !element ||
  (!element.hasAttribute("hidden") &&
    getComputedStyle(element).display !== "none" &&
    isShown(element.parentElement));

/** What markup says, in whatever order its elements carry their attributes. */
export function bodyOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("*")].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted();
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === 3 ? node.nodeValue?.trim() : ""))
      .join("");
    return [element.localName, ...attributes, text].join(" ");
  });
}
