import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { fieldOf, htmlPartOf, partOf } from "./find-parts.ts";
import { openByToggle } from "./open-by-toggle.ts";
import type { Settings } from "./settings.ts";
import { setIcons } from "./set-icons.ts";
import { showOnInput } from "./show-on-input.ts";

/** Opens, focuses and empties a search form, and shows its results while the visitor types. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { listen, signal } = context;
  const { input, form } = fieldOf(host);
  const { parts, classes, skin } = settings;
  const changes = createChanges(signal);

  for (let around: HTMLElement | null = input; around && around !== host; around = around.parentElement)
    for (const name of classes.hidden) changes.toggleClass(around, name, false);
  for (const type of ["focus", "blur"] as const)
    listen(input, type, () => {
      for (const name of classes.focused) changes.toggleClass(form, name, type === "focus");
    });

  const icon = skin === "minimal" && partOf(host, parts.icon);
  if (icon) listen(icon, "click", () => input.focus());
  setIcons(host, settings, { changes, listen });

  const [toggle, panel] = [htmlPartOf(host, parts.toggle), htmlPartOf(host, parts.panel)];
  if (skin === "full_screen" && toggle && panel)
    openByToggle(
      { toggle, panel, close: htmlPartOf(host, parts.close), input, openClasses: classes.open },
      context,
      changes,
    );
  showOnInput({ input, form, settings, changes }, context);
}
