import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const STEPS: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/**
 * The behaviour of the enhancer and of the listeners written by hand: every button shows and hides its panel, and arrow
 * keys move between the buttons. All changes can be undone.
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
    const step = STEPS.get(key);
    if (step) buttons[buttons.indexOf(target as HTMLButtonElement) + step]?.focus();
  });
  window.bench.markInteractive();
}
