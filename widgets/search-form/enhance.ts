import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { fieldOf, htmlPartOf, partOf } from "./find-parts.ts";
import { openByToggle } from "./open-by-toggle.ts";
import type { Settings } from "./settings.ts";
import { showOnInput } from "./show-on-input.ts";
import { wireIcons } from "./wire-icons.ts";

/** Opens, focuses and empties a search form, and shows its results while the visitor types. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { listen, signal } = context;
  const { input, form } = fieldOf(host);
  const { parts, look } = settings;
  const changes = createChanges(signal);

  for (let around: HTMLElement | null = input; around && around !== host; around = around.parentElement)
    for (const name of parts.hidden) changes.toggleClass(around, name, false);
  for (const type of ["focus", "blur"] as const)
    listen(input, type, () => {
      for (const name of parts.focused) changes.toggleClass(form, name, type === "focus");
    });

  const icon = look === "minimal" && partOf(host, parts.icon);
  if (icon) listen(icon, "click", () => input.focus());
  wireIcons(host, settings, { changes, listen });

  const [toggle, panel] = [htmlPartOf(host, parts.toggle), htmlPartOf(host, parts.panel)];
  if (look === "full_screen" && toggle && panel)
    openByToggle(
      { toggle, panel, close: htmlPartOf(host, parts.close), input, openClasses: parts.open },
      context,
      changes,
    );
  showOnInput({ input, form, settings, changes }, context);
}
