import { isHtmlElement } from "../kind.ts";
import type { LoadedWidget } from "../mount/interfaces.ts";
import type { Widget } from "../widget.ts";
import { addStyles } from "./add-styles.ts";
import { isInPreview } from "./in-preview.ts";

/** On an element that the widget's styles would hide until it opens. */
const SHOWN = "data-widget-shown";

/** Shows the elements of widgets that stand still, whatever their styles say. */
export function showStanding(names: ReadonlySet<string>, signal: AbortSignal): void {
  addStyles(`[${SHOWN}]:not(#islet#islet) { display: revert !important; }`, signal);
  document.addEventListener(
    "islet:mounted",
    (event) => {
      const { target: host } = event;
      if (!isHtmlElement(host) || isInPreview(host)) return;
      if (!names.has((event as CustomEvent<{ widget: string }>).detail.widget)) return;
      if (getComputedStyle(host).display !== "none") return;
      Element.prototype.setAttribute.call(host, SHOWN, "");
      signal.addEventListener("abort", () => host.removeAttribute(SHOWN));
    },
    { signal },
  );
}

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
