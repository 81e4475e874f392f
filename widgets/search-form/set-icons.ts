import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { fieldOf, partOf } from "./find-parts.ts";
import type { Settings } from "./settings.ts";

/** Makes the icon empty the field that empties it, hides it while there is nothing to empty, and tells the width of icons to the style sheet. */
export function setIcons(
  host: HTMLElement,
  { parts, classes, iconWidths }: Settings,
  { changes, listen }: Pick<WidgetContext, "listen"> & { readonly changes: Changes },
): void {
  const { input } = fieldOf(host);
  for (const { icon, property, without } of iconWidths) {
    const found = partOf(host, icon);
    if (property.startsWith("--"))
      changes.setStyle(host, property, `${found?.getBoundingClientRect().width ?? 0}px`);
    for (const name of without) changes.toggleClass(input, name, !found);
  }

  const clear = partOf(host, parts.clear);
  if (!clear) return;
  const update = () => {
    for (const name of classes.hidden) changes.toggleClass(clear, name, input.value === "");
  };
  update();
  listen(input, "input", update);
  listen(clear, "click", () => {
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  });
}
