import type { Catalogue, CatalogueEntry } from "#runtime/catalogue.ts";
import type { LoadChunk } from "#runtime/load/chunk-loader.ts";

/**
 * The widgets as the build packs them into the entry (`encodeWidgets` of build/bundle/widget-table.mjs). Default words of
 * `data-widget-on` → a line per widget: its name, a space, `I` for an island, `S` for a stylesheet, and the name of each
 * further file, one character each.
 */
export type WidgetTable = Readonly<Record<string, string>>;

/** Reads the packed table; `load` loads a widget's files and stylesheet by their names. */
export function decodeWidgets(table: WidgetTable, load: LoadChunk): Catalogue {
  const catalogue: Record<string, CatalogueEntry> = {};
  for (const [when, lines] of Object.entries(table))
    for (const line of lines.split("\n")) {
      const [name, marks = ""] = line.split(" ") as [string, string?];
      catalogue[name] = {
        kind: marks.includes("I") ? "island" : "enhancer",
        when,
        load: () => load([name, ...marks.replace(/[IS]/g, "")], marks.includes("S") ? `${name}.css` : ""),
      };
    }
  return catalogue;
}
