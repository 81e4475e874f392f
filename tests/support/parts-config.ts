/** The page configuration that names the parts of a widget, as a preset does. */
export const partsConfig = (widget: string, parts: Readonly<Record<string, unknown>>) => ({
  widget_settings: { [widget]: { parts } },
});
