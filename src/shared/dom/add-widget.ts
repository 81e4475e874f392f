import { createChanges } from "./state/changes.ts";

/** Adds a widget to a host's marker until the signal aborts. */
export function addWidget(host: HTMLElement, name: string, signal: AbortSignal): void {
  const names = host.getAttribute("data-widget") ?? "";
  // Widgets of the page configuration are listed in an attribute beside it.
  const configured = host.getAttribute("data-widget-marked") ?? "";
  const changes = createChanges(signal);
  if (!`${names} ${configured}`.split(/\s+/).includes(name))
    changes.setAttribute(host, "data-widget", `${names} ${name}`.trim());
}
