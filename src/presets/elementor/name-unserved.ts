/** A sentence for each kind of these widgets, with its first element's id. */
export function nameUnserved(elements: readonly Element[]): string[] {
  const first = new Map<string, Element>();
  for (const element of elements) {
    const [type = ""] = element.getAttribute("data-widget_type")?.split(".") ?? [];
    if (!first.has(type)) first.set(type, element);
  }
  return [...first].map(
    ([type, element]) =>
      `nothing here serves the widget "${type}" (element ${element.getAttribute("data-id")}); it stays as the server printed it`,
  );
}
