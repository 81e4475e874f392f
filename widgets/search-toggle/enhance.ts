import { selectAll } from "#browser/selectors.ts";
import { createDisclosure } from "#dom/press/disclosure.ts";
import { isShown, query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows and hides a search panel, with the focus in its field while it is open. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const controlled = `#${CSS.escape(host.getAttribute("aria-controls") ?? "")}`;
  const panel = [settings.target, controlled].flatMap((selector) =>
    selectAll(document, selector, { limit: 1 }),
  )[0];
  if (!isHtmlElement(panel)) throw missing("settings.target must find the search panel");
  const changes = createChanges(context.signal);
  const icon = selectAll(host, settings.parts.icon, { limit: 1 })[0];

  createDisclosure(
    {
      button: host,
      panel,
      isOpen: !panel.hidden && isShown(panel),
      motion: { durationMs: settings.duration },
      changes,
      onChange(isOpen) {
        for (const name of settings.parts.closedIcon) if (icon) changes.toggleClass(icon, name, !isOpen);
        for (const name of settings.parts.openIcon) if (icon) changes.toggleClass(icon, name, isOpen);
      },
      onShown(isPanelShown) {
        if (isPanelShown) query(panel, "input:not([type=hidden])")?.focus({ preventScroll: true });
      },
    },
    context,
  );
}
