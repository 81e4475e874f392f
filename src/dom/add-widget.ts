import { createChanges } from "./changes.ts";

/** Marks a host with one more widget until the signal aborts, as if the CMS had printed its name. */
export function addWidget(host: HTMLElement, name: string, signal: AbortSignal): void {
  const names = host.getAttribute("data-widget") ?? "";
  // Markers of the page configuration stand beside the attribute.
  const marked = host.getAttribute("data-widget-marked") ?? "";
  const changes = createChanges(signal);
  if (!`${names} ${marked}`.split(/\s+/).includes(name))
    changes.setAttribute(host, "data-widget", `${names} ${name}`.trim());
}
