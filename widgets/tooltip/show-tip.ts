import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** What the keyboard reaches and a tip can describe. */
const CONTROL = "a[href], button, summary, [tabindex='0']";

/** Gives the host's first link or button, or the host if it is one, the attributes of a tip with the editor's words. */
export function showTip({ tip, tipSide }: Settings, { host, signal, warn }: WidgetContext): void {
  if (!tip) return;
  const [inside] = selectAll(host, CONTROL, { limit: 1 });
  const control = host.matches(CONTROL) ? host : inside;
  if (!control)
    return warn("settings.tip is not shown, because its element holds no link or button that keys reach");
  const changes = createChanges(signal);
  changes.setAttribute(control, "data-bs-toggle", "tooltip");
  changes.setAttribute(control, "data-bs-title", tip);
  changes.setAttribute(control, "data-bs-placement", tipSide);
}
