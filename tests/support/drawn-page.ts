/**
 * The page without notes of what elements were, what each start counts anew, a region that comes with its first words, the order of
 * attributes and classes, and white space between elements.
 */
export function drawnPage(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const region of copy.querySelectorAll(".widget_shopping_cart_live_region")) region.remove();
  for (const element of copy.querySelectorAll("*")) {
    const attributes = [...element.attributes].toSorted((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes)
      if (name === "class") element.className = value.split(" ").toSorted().join(" ");
      else if (name !== "data-widget-was") element.setAttribute(name, value);
  }
  return copy.innerHTML.replaceAll(/islet-(message-)?\d+/g, "islet-$1n").replaceAll(/\s*(<[^>]*>)\s*/g, "$1");
}
