import { createChanges } from "./changes.ts";

/** Marks a host with one more widget until the signal aborts, as if the CMS had printed its name. */
export function addWidget(host: HTMLElement, name: string, signal: AbortSignal): void {
  const names = host.getAttribute("data-widget") ?? "";
  const changes = createChanges(signal);
  if (!names.split(/\s+/).includes(name))
    changes.setAttribute(host, "data-widget", `${names} ${name}`.trim());
}
