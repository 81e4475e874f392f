import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SettingSchema } from "./setting-schema.ts";

/** What the gallery reads of a widget in dist/manifest.json. */
export interface WidgetEntry {
  readonly kind: "island" | "enhancer";
  /** When it loads unless its marker says otherwise. */
  readonly when: string;
  readonly settings: SettingSchema;
  /** Events of the bus; a `*` stands for any text. */
  readonly hears: readonly string[];
  readonly sends: readonly string[];
  /** Markup as the CMS prints it. */
  readonly example: string;
  /** Bytes of its own code, brotli. */
  readonly own: number;
}

/** The widgets of a build by name, in alphabetical order; read anew each time, for a build may follow. Throws without a build. */
export function readWidgets(distDir: string): ReadonlyMap<string, WidgetEntry> {
  const text = readFileSync(join(distDir, "manifest.json"), "utf8");
  const { widgets } = JSON.parse(text) as { widgets: Record<string, WidgetEntry> };
  return new Map(Object.entries(widgets).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const widgetsFolder = new URL("../../widgets/", import.meta.url);

/** What a widget is, in the words of its README: the paragraph below the title; empty while there is none. */
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
