import type { LoadedWidget } from "../mount/interfaces.ts";
import type { Widget } from "../widget.ts";

/**
 * Returns what makes the widgets of these names stand still: each counts as mounted and its settings are checked, but
 * nothing of it runs.
 */
export function createStanding(names: ReadonlySet<string>): (loaded: LoadedWidget) => LoadedWidget {
  const still = new WeakMap<Widget, Widget>();
  return (loaded) => {
    const { instance, widget } = loaded;
    if (!names.has(instance.placement.name)) return loaded;
    const { name, settings, powers = [] } = widget;
    const standing = still.get(widget) ?? { name, settings, powers, enhance: () => ({ update: () => true }) };
    still.set(widget, standing);
    return { ...loaded, widget: standing, islands: false };
  };
}
