import { markAdded } from "#runtime/added.ts";
/** Draws the text of an element's attributes; undefined if they have none. */
export function drawTip(element: Element, id: string): HTMLElement | undefined {
  const isPopover = readBootstrapAttribute(element, "toggle") === "popover";
  const title =
    readBootstrapAttribute(element, "title") ||
    element.getAttribute("title") ||
    readBootstrapAttribute(element, "original-title");
  const content = isPopover ? readBootstrapAttribute(element, "content") : "";
  if (!title && !content) return undefined;

  const tip = markAdded(document.createElement("div"));
  tip.id = id;
  tip.className = `islet-tip ${isPopover ? "islet-tip--popover" : "islet-tip--tooltip"}`;
  // In the top layer, above dialogs.
  tip.popover = "manual";
  if (!isPopover) tip.setAttribute("role", "tooltip");
  if (!isPopover || !content) tip.textContent = title;
  else {
    if (title) tip.append(part("title", title));
    tip.append(part("content", content));
  }
  return tip;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement("div");
  element.className = `islet-tip__${name}`;
  element.textContent = text;
  return element;
}

/** Reads `data-bs-{name}`, or `data-{name}` as before bootstrap's fifth version. */
export const readBootstrapAttribute = (element: Element, name: string): string | null =>
  element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`);
