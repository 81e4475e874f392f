import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** What the enhancer and the listeners written by hand both run, as every enhancer is written: three listeners, changes that undo themselves. */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  { listen, signal }: Pick<WidgetContext, "listen" | "signal">,
): void {
  const changes = createChanges(signal);
  const button = host.querySelector("button");
  const panel = host.querySelector<HTMLElement>(settings.panel);
  if (!button || !panel) return;
  const show = (isOpen: boolean) => {
    changes.setAttribute(button, "aria-expanded", String(isOpen));
    changes.setAttribute(panel, "hidden", isOpen ? null : "");
  };
  show(settings.isOpen);
  listen(button, "click", () => show(panel.hasAttribute("hidden")));
  listen(host, "keydown", ({ key }) => {
    if (key === "Escape") show(false);
  });
  listen(host, settings.mode === "hover" ? "pointerenter" : "focusin", () => show(true));
  window.bench.tell();
}
