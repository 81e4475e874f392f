const textsOf = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? "")
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id)?.textContent?.trim() ?? []);

/**
 * What screen readers say of the page's messages: the text of each alert that is live, and what names or describes the
 * element that has the focus. A message that is in both is said twice.
 */
export function announcements(): string[] {
  const { activeElement } = document;
  const read = [activeElement, activeElement?.parentElement?.closest("[role=radiogroup]")].flatMap(
    (element) =>
      element ? ["aria-labelledby", "aria-describedby"].flatMap((name) => textsOf(element, name)) : [],
  );
  const alerts = [...document.querySelectorAll("[role=alert]:not([aria-live=off])")];
  return [...alerts.map(({ textContent }) => textContent?.trim() ?? ""), ...read];
}
