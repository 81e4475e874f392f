import type { EditorWidget } from "../../wordpress/editor/editor-widget.ts";

export declare function elementorClasses(widgets: Readonly<Record<string, EditorWidget>>): string;
