import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { EditorWidget } from "#outputs/controls/editor-widget.ts";

const dist = fileURLToPath(new URL(`../../../${process.env["ISLET_DIST"] ?? "dist"}/`, import.meta.url));

interface EditorWidgets {
  editorWidgets(manifest: unknown): Readonly<Record<string, EditorWidget>>;
}

/** The widgets that site editors place where there is no shop, by name, as the build knows them. */
export async function widgetsOfEditors(): Promise<Readonly<Record<string, EditorWidget>>> {
  const build = "../../../src/build/editors/editor-widgets.mjs";
  const { editorWidgets } = (await import(build)) as EditorWidgets;
  const all = editorWidgets(JSON.parse(readFileSync(`${dist}manifest.json`, "utf8")));
  return Object.fromEntries(Object.entries(all).filter(([, { shop }]) => !shop));
}
