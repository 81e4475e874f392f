import { selectAll } from "#browser/selectors.ts";
import { asButton } from "#dom/as-button.ts";
import { createChanges } from "#dom/changes.ts";
import { isShown, query } from "#dom/query.ts";
import { slideToggle } from "#dom/slide-toggle.ts";
import { isHtmlElement, isNode } from "#runtime/kind.ts";
import { missing } from "#runtime/missing.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows and hides a search panel, with the focus in its field while it is open. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { id, listen, signal } = context;
  const controlled = `#${CSS.escape(host.getAttribute("aria-controls") ?? "")}`;
  const panel = [settings.target, controlled].flatMap((selector) =>
    selectAll(document, selector, { limit: 1 }),
  )[0];
  if (!isHtmlElement(panel)) throw missing("its setting target must find the search panel");
  const changes = createChanges(signal);
  const icon = selectAll(host, settings.icon, { limit: 1 })[0];
  let isOpen = !panel.hidden && isShown(panel);

  function set(isNowOpen: boolean) {
    isOpen = isNowOpen;
    changes.setAttribute(host, "aria-expanded", String(isOpen));
    for (const name of settings.closedIcon) if (icon) changes.toggleClass(icon, name, !isOpen);
    for (const name of settings.openIcon) if (icon) changes.toggleClass(icon, name, isOpen);
  }

  function toggle(isNowOpen: boolean) {
    set(isNowOpen);
    slideToggle(panel as HTMLElement, { isOpen, durationMs: settings.duration, changes });
    if (isOpen) query(panel as HTMLElement, "input:not([type=hidden])")?.focus({ preventScroll: true });
  }

  if (!panel.id) changes.setAttribute(panel, "id", `${id}-panel`);
  changes.setAttribute(host, "aria-controls", panel.id);
  asButton(host, () => toggle(!isOpen), { changes, listen });
  listen(document, "keydown", ({ key, target, defaultPrevented }) => {
    const isHere = isNode(target) && (panel.contains(target) || host.contains(target));
    if (key !== "Escape" || defaultPrevented || !isOpen || !isHere) return;
    toggle(false);
    host.focus({ preventScroll: true });
  });
  set(isOpen);
}
