import type { EditorWidget } from "./editor-widget.ts";
import { settingsFor } from "./settings-for.ts";
import { settingsText } from "./settings-text.ts";

/** The attributes that make an element the widget's. */
export interface MarkerAttributes {
  readonly "data-widget": string;
  readonly "data-settings"?: string;
}

/**
 * The attributes of a widget's element in the canvas of an editor, the same as `marker()` of includes/marker.php prints.
 * @param given what an editor gave for the settings, by their name or key
 */
export function markerAttributes(
  widget: EditorWidget,
  given: Readonly<Record<string, unknown>>,
): MarkerAttributes {
  const settings = settingsFor(widget, given);
  const hasSettings = Object.keys(settings).length > 0;
  return {
    "data-widget": widget.name,
    ...(hasSettings && { "data-settings": settingsText(settings) }),
  };
}
