import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExampleState } from "#runtime/editor-words.ts";
import type { Template } from "#runtime/template/template.ts";
import type { EditorControl } from "../controls/editor-widget.ts";

/** Settings that show one look or branch of a widget. */
export interface ExampleSettings {
  readonly title: string;
  /** With content, if the widget prints some; that of the first example is also that of those without. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A widget in dist/manifest.json, as far as the gallery reads it. */
export interface WidgetEntry {
  readonly kind: "island" | "enhancer";
  /** When it loads if its marker does not say. */
  readonly when: string;
  /** Of all settings, also of those that panels leave out. */
  readonly controls: readonly EditorControl[];
  /** The file of its styles, if it has some. */
  readonly style?: string;
  /** What a server prints of it. */
  readonly template?: Template;
  /** What editors read of the widget as a whole. */
  readonly editor: {
    readonly title: string;
    readonly about: string;
    readonly keywords: readonly string[];
    /** The id of its category. */
    readonly category: string;
    /** `element` if an editor can place it anywhere. */
    readonly place: unknown;
    /** The titles of the groups of its settings by id. */
    readonly groups: Readonly<Record<string, string>>;
    readonly states?: readonly ExampleState[];
  };
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

/** What widgets are for. */
interface Category {
  readonly title: string;
  readonly about: string;
}

/** What the gallery reads of a build. */
export interface Manifest {
  readonly version: string;
  /** By id, in the order of lists of widgets. */
  readonly categories: Readonly<Record<string, Category>>;
  readonly widgets: Readonly<Record<string, WidgetEntry>>;
}

/** Reads the manifest of a build. Throws if there is no build. */
export const readManifest = (distDir: string): Manifest =>
  JSON.parse(readFileSync(join(distDir, "manifest.json"), "utf8")) as Manifest;

/** The widgets of a category, in the order of their titles. */
export const widgetsIn = ({ widgets }: Manifest, category: string): [name: string, widget: WidgetEntry][] =>
  Object.entries(widgets)
    .filter(([, { editor }]) => editor.category === category)
    .toSorted(([, one], [, other]) => one.editor.title.localeCompare(other.editor.title, "en"));

const widgetsFolder = new URL("../../../widgets/", import.meta.url);

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
