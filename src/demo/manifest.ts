import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SettingSchema } from "./setting-schema.ts";

/** Settings that show one look or branch of a widget. */
export interface ExampleSettings {
  readonly title: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A widget in dist/manifest.json, as far as the gallery reads it. */
export interface WidgetEntry {
  readonly kind: "island" | "enhancer";
  /** When it loads if its marker does not say. */
  readonly when: string;
  readonly settings: SettingSchema;
  /** What editors need of the widget as a whole; groups of settings have titles by id. */
  readonly editor: { readonly groups: Readonly<Record<string, string>> };
  /** Events of the bus; a `*` stands for any text. */
  readonly hears: readonly string[];
  readonly sends: readonly string[];
  /** Markup as the CMS prints it. */
  readonly example: string;
  /** Settings that show one look or branch each. */
  readonly examples: readonly ExampleSettings[];
  /** Size of the file with only its code, in bytes after brotli. */
  readonly own: number;
}

/** Reads the widgets of a build, in alphabetical order. Throws if there is no build. */
export function readWidgets(distDir: string): ReadonlyMap<string, WidgetEntry> {
  const text = readFileSync(join(distDir, "manifest.json"), "utf8");
  const { widgets } = JSON.parse(text) as { widgets: Record<string, WidgetEntry> };
  return new Map(Object.entries(widgets).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const widgetsFolder = new URL("../../widgets/", import.meta.url);

/** The first paragraph of a widget's README as plain text; empty if there is none. */
export function summaryOf(name: string): string {
  const readme = new URL(`${name}/README.md`, widgetsFolder);
  if (!existsSync(readme)) return "";
  const [, paragraph = ""] = readFileSync(readme, "utf8").split(/\n\s*\n/);
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
