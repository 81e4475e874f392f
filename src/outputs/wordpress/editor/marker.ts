import type { EditorWidget } from "../../controls/editor-widget.ts";
import { readSettings, settingsFor } from "./settings-for.ts";
import { settingsText } from "./settings-text.ts";

/** The attributes that make an element the widget's. */
export interface MarkerAttributes {
  readonly "data-widget": string;
  readonly "data-settings"?: string;
}

/** What stands in `data-settings`. */
const settingsOf = ({ widget, given }: Given) => readSettings(widget, settingsFor(widget, given));

/**
 * The attributes of a widget's element in the canvas of an editor, the same as `marker()` of includes/marker.php prints.
 * @param given what an editor gave for the settings, by their name or key
 */
export function markerAttributes(
  widget: EditorWidget,
  given: Readonly<Record<string, unknown>>,
): MarkerAttributes {
  const settings = settingsOf({ widget, given });
  const hasSettings = Object.keys(settings).length > 0;
  return {
    "data-widget": widget.name,
    ...(hasSettings && { "data-settings": settingsText(settings) }),
  };
}

/** A widget and what an editor gave for its settings, by their name or key. */
interface Given {
  readonly widget: EditorWidget;
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * The attributes of an element with several widgets, as `mark_element()` of includes/marker.php adds them. Of a setting
 * that two of them have, the first gives the value.
 */
export function elementMarker(all: readonly Given[]): MarkerAttributes {
  const settings = new Map<string, unknown>();
  for (const one of all)
    for (const [key, value] of Object.entries(settingsOf(one)))
      if (!settings.has(key)) settings.set(key, value);
  return {
    "data-widget": all.map(({ widget }) => widget.name).join(" "),
    ...(settings.size > 0 && { "data-settings": settingsText(Object.fromEntries(settings)) }),
  };
}
