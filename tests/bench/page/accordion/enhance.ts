import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/**
 * What the enhancer and the listeners written by hand both run, as enhancers are written: every button shows and
 * hides the panel behind it, arrows move between the buttons, and all of it can be taken back.
 */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  { listen, signal }: Pick<WidgetContext, "listen" | "signal">,
): void {
  const changes = createChanges(signal);
  const buttons = [...host.querySelectorAll("button")];
  const panels = [...host.querySelectorAll(settings.panel)];

  function show(index: number, isOpen: boolean) {
    const [button, panel] = [buttons[index], panels[index]];
    if (!button || !panel) return;
    changes.setAttribute(button, "aria-expanded", String(isOpen));
    changes.setAttribute(panel, "hidden", isOpen ? null : "");
  }

  for (const [index, button] of buttons.entries()) {
    show(index, settings.isOpen && index === 0);
    listen(button, settings.mode === "hover" ? "pointerenter" : "click", () =>
      show(index, button.getAttribute("aria-expanded") === "false"),
    );
  }
  listen(host, "keydown", ({ key, target }) => {
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step) buttons[buttons.indexOf(target as HTMLButtonElement) + step]?.focus();
  });
  window.bench.tell();
}
