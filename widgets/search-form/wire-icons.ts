import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { fieldOf, partOf } from "./find-parts.ts";
import type { Settings } from "./settings.ts";

/** Clears the field when its icon is pressed, hides the icon while the field is empty, and exposes icon widths as CSS properties. */
export function wireIcons(
  host: HTMLElement,
  { parts }: Settings,
  { changes, listen }: Pick<WidgetContext, "listen"> & { readonly changes: Changes },
): void {
  const { input } = fieldOf(host);
  for (const { icon, property, without } of parts.iconWidths) {
    const found = partOf(host, icon);
    if (property.startsWith("--"))
      changes.setStyle(host, property, `${found?.getBoundingClientRect().width ?? 0}px`);
    for (const name of without) changes.toggleClass(input, name, !found);
  }

  const clear = partOf(host, parts.clear);
  if (!clear) return;
  const update = () => {
    for (const name of parts.hidden) changes.toggleClass(clear, name, input.value === "");
  };
  update();
  listen(input, "input", update);
  listen(clear, "click", () => {
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  });
}
