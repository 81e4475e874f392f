import type { EditorWidget } from "../../wordpress/editor/editor-widget.ts";

/** The widgets that site editors can place, by name, with their controls. `widgets` are those of manifest.json. */
export function editorWidgets(manifest: { readonly widgets: object }): Record<string, EditorWidget>;
